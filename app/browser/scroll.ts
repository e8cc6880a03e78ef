import { timing } from "../hooks/timing";
import { prefersReducedMotion } from "./reduced-motion";

/** One frame of scrolling to the top: a fifteenth of the distance, at least ten pixels, never past the top. */
function nextScrollTop(scrollTop: number): number {
  const step = Math.max(timing.scrollStepMinimumPx, scrollTop * timing.scrollStepShare);
  return Math.max(0, scrollTop - step);
}

export function jumpTo(scrollTop: number) {
  window.scrollTo({ top: scrollTop, behavior: "instant" });
}

/**
 * Scrolls to the top, one step per frame, and calls back on arrival. Jumps under reduced motion and as soon as
 * `animated` returns false. Returns a function that stops it.
 */
export function scrollToTop(onArrival = () => {}, animated = () => true): () => void {
  let frame = 0;
  // Kept here because browsers round the position they report, and a rounded step could be no step.
  let position = window.scrollY;

  function step() {
    if (position <= 0) return onArrival();
    position = prefersReducedMotion() || !animated() ? 0 : nextScrollTop(position);
    jumpTo(position);
    if (position <= 0) return onArrival();
    frame = requestAnimationFrame(step);
  }

  step();
  return () => cancelAnimationFrame(frame);
}

/** As `scrollToTop`, until the reader scrolls or goes elsewhere. */
export function scrollToTopUntilInput() {
  const listeners = new AbortController();
  const stopSteps = scrollToTop(() => listeners.abort());
  const stop = () => {
    stopSteps();
    listeners.abort();
  };
  for (const input of ["wheel", "touchmove", "keydown", "popstate"]) {
    window.addEventListener(input, stop, { passive: true, signal: listeners.signal });
  }
}
