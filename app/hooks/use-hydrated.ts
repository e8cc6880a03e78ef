import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * False during prerendering and hydration, then true. For what only the browser knows (query, hash), so
 * that the first render equals the prerendered HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
