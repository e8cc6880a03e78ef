import { timing } from "../hooks/timing";

/**
 * Decides how long the route loader is shown: from the start of a route change until the new page is ready, but at
 * least the minimum, counted from the first frame that shows it, and at most the maximum.
 */
export function createLoaderTimer(onChange: (shown: boolean) => void) {
  let frame = 0;
  let minimum: ReturnType<typeof setTimeout> | undefined;
  let maximum: ReturnType<typeof setTimeout> | undefined;
  let shown = false;
  let minimumPassed = false;
  let pageReady = false;

  function clearTimers() {
    cancelAnimationFrame(frame);
    clearTimeout(minimum);
    clearTimeout(maximum);
  }
  function hide() {
    clearTimers();
    shown = false;
    onChange(false);
  }

  return {
    /** A route change began; one that begins during another starts the clock again. */
    start() {
      clearTimers();
      minimumPassed = false;
      pageReady = false;
      frame = requestAnimationFrame(() => {
        minimum = setTimeout(() => {
          minimumPassed = true;
          if (pageReady) hide();
        }, timing.loaderMinimum);
      });
      maximum = setTimeout(hide, timing.loaderMaximum);
      if (!shown) {
        shown = true;
        onChange(true);
      }
    },
    /** The new page has rendered and is scrolled to its place. */
    ready() {
      pageReady = true;
      if (shown && minimumPassed) hide();
    },
    isShown: () => shown,
    dispose: clearTimers,
  };
}
