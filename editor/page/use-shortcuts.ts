import { useEffect, useRef } from "react";

type Actions = { save: () => void; undo?: () => void; redo?: () => void };

/** Ctrl+S, Ctrl+Z and Ctrl+Y, unless a dialog is open. Rich text has an undo of its own. */
export function useShortcuts(actions: Actions) {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || document.querySelector("dialog[open]")) return;
      const key = event.key.toLowerCase();
      const isUndo = key === "z" && !event.shiftKey;
      const isRedo = key === "y" || (key === "z" && event.shiftKey);
      const isRichText = (event.target as Element).closest(".rich-text") !== null;
      const { save, undo, redo } = latest.current;
      const action = key === "s" ? save : isRichText ? undefined : isUndo ? undo : isRedo ? redo : undefined;
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
