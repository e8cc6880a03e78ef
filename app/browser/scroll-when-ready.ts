import { timing } from "../hooks/timing";

/** What a reader does to go somewhere else. */
const ownWays = ["wheel", "touchstart", "pointerdown", "keydown"];

/**
 * Goes to a place that may not be there yet, such as a section whose text is still on its way: tries at once, then
 * whenever the page has changed, until `arrive` says that it is there, the reader goes another way, or nothing more
 * can be on its way. Returns a function that gives up.
 */
export function arriveLate(arrive: () => boolean): () => void {
  if (arrive()) return () => {};

  let frame = 0;
  const listening = new AbortController();
  const observer = new MutationObserver(trySoon);
  const limit = setTimeout(giveUp, timing.arrivalTimeLimit);

  /** After the change has been painted: in one frame with it, the scroll would count as a shift of the layout. */
  function trySoon() {
    frame ||= requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        frame = 0;
        if (arrive()) giveUp();
      });
    });
  }
  function giveUp() {
    clearTimeout(limit);
    cancelAnimationFrame(frame);
    observer.disconnect();
    listening.abort();
  }

  observer.observe(document.body, { childList: true, subtree: true });
  for (const way of ownWays) {
    window.addEventListener(way, giveUp, { passive: true, signal: listening.signal });
  }
  return giveUp;
}
