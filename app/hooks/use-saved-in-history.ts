import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { timing } from "./timing";

/**
 * Calls `save` to write a value into the current history entry, at every change: a text typed just before a link or a
 * reload must be there on return. `save` uses `history.replaceState`, since a navigation of the router takes time and
 * cancels another one. It has nothing to do if the entry already has the value.
 */
export function useSavedInHistory(value: unknown, save: () => void) {
  const { pathname } = useLocation();
  const saveValue = useEffectEvent(() => {
    // After Back the entry is another one before the router has rendered its page.
    if (window.location.pathname !== pathname) return;
    try {
      save();
    } catch {
      // Refused: too many writes in a short time, or too long a value.
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another thing to save
  useEffect(() => {
    saveValue();
    const timer = setTimeout(() => saveValue(), timing.historyPause);
    return () => clearTimeout(timer);
  }, [value]);
}
