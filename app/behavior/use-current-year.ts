import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** The visitor's year. Hydration sees the year of the build, as the HTML does, so January brings no mismatch. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => import.meta.env.BUILD_YEAR,
  );
}
