import { type RefObject, useEffect } from "react";
import { watchSight } from "../browser/observe-visibility";

/** Counts up in a `data-` attribute while the element can be seen, without rendering anything. */
export function useCounterWhileVisible(
  ref: RefObject<HTMLElement | null>,
  attribute: string,
  periodMs: number,
) {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let count = 0;
    let timer: ReturnType<typeof setInterval> | undefined;
    const stopWatching = watchSight(element, (visible) => {
      clearInterval(timer);
      if (!visible) return;
      timer = setInterval(() => {
        count++;
        element.dataset[attribute] = String(count);
      }, periodMs);
    });
    return () => {
      stopWatching();
      clearInterval(timer);
    };
  }, [ref, attribute, periodMs]);
}
