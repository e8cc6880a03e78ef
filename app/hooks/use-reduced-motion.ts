import { useSyncExternalStore } from "react";
import { prefersReducedMotion, reducedMotionQuery } from "../browser/reduced-motion";

function subscribe(onChange: () => void) {
  const query = reducedMotionQuery();
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the reader asked for less motion; renders again when the answer changes. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}
