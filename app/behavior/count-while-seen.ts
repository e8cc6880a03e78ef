import { watchSight } from "./watch-sight";

/** Counts up in a `data-` attribute while the element can be seen. Returns a function that ends it. */
export function countWhileSeen(element: HTMLElement, attribute: string, period: number): () => void {
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
}
