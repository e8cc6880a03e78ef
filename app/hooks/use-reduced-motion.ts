import { useSyncExternalStore } from "react";
import { prefersReducedMotion, reducedMotionQuery } from "../browser/reduced-motion";

function subscribe(onChange: () => void) {
  const query = reducedMotionQuery();
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the reader prefers reduced motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}
