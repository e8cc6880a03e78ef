import { timing } from "../hooks/timing";

const readerInputs = ["wheel", "touchstart", "pointerdown", "keydown"];

/**
 * Scrolls to a target that may not be rendered yet, such as a section whose text is still loading. Calls `scroll` at
 * once and after every change of the page until it returns true, the reader scrolls or presses something, or the time
 * is up. Returns a function that stops waiting.
 */
export function scrollWhenReady(scroll: () => boolean): () => void {
  if (scroll()) return () => {};

  let frame = 0;
  const listeners = new AbortController();
  const observer = new MutationObserver(retry);
  const limit = setTimeout(stop, timing.scrollWaitLimit);

  /** After the change has been painted: in the same frame the scroll would count as a layout shift. */
  function retry() {
    frame ||= requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        frame = 0;
        if (scroll()) stop();
      });
    });
  }
  function stop() {
    clearTimeout(limit);
    cancelAnimationFrame(frame);
    observer.disconnect();
    listeners.abort();
  }

  observer.observe(document.body, { childList: true, subtree: true });
  for (const input of readerInputs) {
    window.addEventListener(input, stop, { passive: true, signal: listeners.signal });
  }
  return stop;
}
