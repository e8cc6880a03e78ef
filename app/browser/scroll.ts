import { timing } from "../hooks/timing";
import { prefersReducedMotion } from "./reduced-motion";

/** Where one frame of scrolling to the top ends: a fifteenth of the way, at least ten pixels, never past the top. */
export function nextScrollTop(scrollTop: number): number {
  const step = Math.max(timing.scrollStepMinimumPx, scrollTop * timing.scrollStepShare);
  return Math.max(0, scrollTop - step);
}

export function jumpTo(scrollTop: number) {
  window.scrollTo({ top: scrollTop, behavior: "instant" });
}

/**
 * Scrolls to the top, a step a frame, at once under reduced motion, and calls back on arrival.
 * Returns a function that stops it where it is.
 */
export function scrollToTop(onArrival: () => void = () => {}): () => void {
  if (prefersReducedMotion()) {
    jumpTo(0);
    onArrival();
    return () => {};
  }

  let frame = 0;
  // Kept here because browsers round the position they report, and a rounded step could stand still.
  let position = window.scrollY;

  function step() {
    if (position <= 0) return onArrival();
    position = nextScrollTop(position);
    jumpTo(position);
    frame = requestAnimationFrame(step);
  }

  step();
  return () => cancelAnimationFrame(frame);
}
