import { timing } from "../hooks/timing";

/**
 * Decides how long the route loader is shown: from the start of a route change until the new page is ready, but at
 * least the minimum, counted from the first frame that shows it, and at most the maximum, counted from the reader's click.
 */
export function createLoaderTimer(onChange: (shownSince: number | undefined) => void) {
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
    onChange(undefined);
  }

  return {
    /** A route change began at this time; one that begins during another starts the clock again. */
    start(since: number) {
      clearTimers();
      minimumPassed = false;
      pageReady = false;
      frame = requestAnimationFrame(() => {
        minimum = setTimeout(() => {
          minimumPassed = true;
          if (pageReady) hide();
        }, timing.loaderMinimum);
      });
      maximum = setTimeout(hide, since + timing.loaderMaximum - performance.now());
      shown = true;
      onChange(since);
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
