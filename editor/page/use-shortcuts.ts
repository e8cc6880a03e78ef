import { useEffect, useEffectEvent } from "react";

type Action = (() => void) | false;

/** What Ctrl and a letter do, unless a dialog is open. Rich text has an undo of its own. */
export function useShortcuts(actions: Readonly<Partial<Record<"s" | "k" | "z" | "y" | "shift+z", Action>>>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || document.querySelector("dialog[open]")) return;
    const key = `${event.shiftKey ? "shift+" : ""}${event.key.toLowerCase()}`;
    const isRichText = (event.target as Element).closest(".rich-text") !== null;
    const action = actions[key as keyof typeof actions];
    if (action === undefined || (isRichText && /[zy]$/.test(key))) return;
    event.preventDefault();
    if (action) action();
  });
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
