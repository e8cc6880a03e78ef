import { timing } from "../hooks/timing";

/**
 * Decides how long the route loader covers the screen: from the start of a route change until the new page is
 * ready, but never under the minimum and never over the maximum.
 */
export function createLoaderGate(onChange: (shown: boolean) => void) {
  let minimum: ReturnType<typeof setTimeout> | undefined;
  let maximum: ReturnType<typeof setTimeout> | undefined;
  let shown = false;
  let minimumPassed = false;
  let pageReady = false;

  function clearTimers() {
    clearTimeout(minimum);
    clearTimeout(maximum);
  }
  function hide() {
    clearTimers();
    shown = false;
    onChange(false);
  }

  return {
    /** A route change began; a change during a change starts the clock anew. */
    start() {
      clearTimers();
      minimumPassed = false;
      pageReady = false;
      minimum = setTimeout(() => {
        minimumPassed = true;
        if (pageReady) hide();
      }, timing.loaderMinimum);
      maximum = setTimeout(hide, timing.loaderMaximum);
      if (!shown) {
        shown = true;
        onChange(true);
      }
    },
    /** The new page has rendered and the scroll has arrived. */
    ready() {
      pageReady = true;
      if (shown && minimumPassed) hide();
    },
    isShown: () => shown,
    dispose: clearTimers,
  };
}
