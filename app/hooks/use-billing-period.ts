import { useSyncExternalStore } from "react";

/** In memory, so that the choice holds on every page of a visit, and nothing is stored. */
let chosen = 1;
const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The months that the reader wants to pay at once; one of those that are offered. */
export function useBillingPeriod(offered: readonly number[]): [number, (months: number) => void] {
  const months = useSyncExternalStore(
    subscribe,
    () => chosen,
    () => 1,
  );
  const choose = (next: number) => {
    chosen = next;
    for (const listener of listeners) listener();
  };
  return [offered.includes(months) ? months : 1, choose];
}
