import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * False while the prerendered HTML is taken over, true ever after. What only the browser knows (the query, the
 * hash) waits for it, so that the first render equals the HTML, which was rendered without either.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
