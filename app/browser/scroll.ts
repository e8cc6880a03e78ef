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

/** The element a hash names, or null: also for a hash that cannot be decoded. */
export function elementForHash(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
