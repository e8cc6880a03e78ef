import { type RefObject, useEffect } from "react";
import { watchSight } from "./watch-sight";

/**
 * Counts up in a `data-` attribute while the element can be seen. Written to the DOM alone: nothing renders again.
 */
export function useViewCounter(ref: RefObject<HTMLElement | null>, attribute: string, period: number) {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let count = 0;
    let timer: ReturnType<typeof setInterval> | undefined;
    const show = () => {
      element.dataset[attribute] = String(count++);
    };

    show();
    const stopWatching = watchSight(element, (seen) => {
      clearInterval(timer);
      if (seen) timer = setInterval(show, period);
    });
    return () => {
      stopWatching();
      clearInterval(timer);
    };
  }, [ref, attribute, period]);
}
