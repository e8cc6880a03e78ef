import { type RefObject, useEffect } from "react";
import { observeVisibility } from "../browser/observe-visibility";

/** Counts up in a `data-` attribute while the element is visible, without a render. */
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
    const stopObserving = observeVisibility(element, (visible) => {
      clearInterval(timer);
      if (!visible) return;
      timer = setInterval(() => {
        count++;
        element.dataset[attribute] = String(count);
      }, periodMs);
    });
    return () => {
      stopObserving();
      clearInterval(timer);
    };
  }, [ref, attribute, periodMs]);
}
