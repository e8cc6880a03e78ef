import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { timing } from "./timing";

/**
 * Calls `save` to write values into the current history entry, at every change: a text typed just before a link or a
 * reload must be there on return. `save` uses `history.replaceState`, since a navigation of the router takes time and
 * cancels another one.
 */
export function useSavedInHistory(values: readonly unknown[], save: () => void) {
  const { pathname } = useLocation();
  const saveValues = useEffectEvent(() => {
    // After Back the entry is another one before the router has rendered its page.
    if (window.location.pathname !== pathname) return;
    try {
      save();
    } catch {
      // Refused: too many writes in a short time, or too long a value.
    }
  });

  useEffect(() => {
    saveValues();
    const timer = setTimeout(() => saveValues(), timing.historyPause);
    return () => clearTimeout(timer);
    // biome-ignore lint/correctness/useExhaustiveDependencies: the values of the caller
  }, values);
}
