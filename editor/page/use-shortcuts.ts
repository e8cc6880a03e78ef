import { useEffect, useRef } from "react";

type Actions = Partial<Record<"save" | "undo" | "redo" | "search", () => void>>;

/** Ctrl+S, Ctrl+Z, Ctrl+Y and Ctrl+K, unless a dialog is open. Rich text has an undo of its own. */
export function useShortcuts(actions: Actions) {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || document.querySelector("dialog[open]")) return;
      const key = event.key.toLowerCase();
      const { save, undo, redo, search } = latest.current;
      const isRichText = (event.target as Element).closest(".rich-text") !== null;
      const ofForm = isRichText ? {} : { y: redo, z: event.shiftKey ? redo : undo };
      const byKey: Readonly<Record<string, (() => void) | undefined>> = { s: save, k: search, ...ofForm };
      const action = byKey[key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
