import { prefersReducedMotion } from "./reduced-motion";

/** Steps of 1 % up to 30 %, so that "fills half of the screen" is noticed as well. */
const thresholds = Array.from({ length: 30 }, (_, step) => (step + 1) / 100);

/**
 * Reveals every element with `data-reveal-share` once that share of it is on screen, or once it fills half of the
 * screen: a card taller than the window might never show its share. Focus inside reveals it too. Elements that are in
 * view from the start are never hidden, and under reduced motion none is. The state is the attribute `data-reveal`.
 */
export function revealOnScroll(page: Element): () => void {
  if (prefersReducedMotion()) return () => {};

  // Positions come from the observer's first report: measuring here would force a layout of the whole page.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const element = entry.target as HTMLElement;
        if (element.dataset.reveal !== "waiting") {
          if (isBelowScreen(entry)) element.dataset.reveal = "waiting";
          else observer.unobserve(element);
        } else if (isInView(entry, Number(element.dataset.revealShare))) reveal(element);
      }
    },
    { threshold: thresholds },
  );

  function reveal(element: HTMLElement) {
    element.dataset.reveal = "shown";
    observer.unobserve(element);
  }
  function revealFocused({ target }: Event) {
    const waiting = (target as Element).closest<HTMLElement>('[data-reveal="waiting"]');
    if (waiting) reveal(waiting);
  }

  for (const element of page.querySelectorAll("[data-reveal-share]")) observer.observe(element);
  page.addEventListener("focusin", revealFocused);
  return () => {
    observer.disconnect();
    page.removeEventListener("focusin", revealFocused);
  };
}

/**
 * Scrolling down does not show an element that is beside the screen, in a row to swipe through. The observer gives no bounds
 * in a frame of another site, where nothing is hidden.
 */
function isBelowScreen({ boundingClientRect: { top, left }, rootBounds }: IntersectionObserverEntry) {
  return rootBounds !== null && top >= rootBounds.height && left < rootBounds.width;
}

function isInView(
  { intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry,
  share: number,
) {
  // Rounding makes a share of exactly 20 % arrive as 19.99 %.
  return intersectionRatio >= share - 0.001 || intersectionRect.height >= (rootBounds?.height ?? 0) / 2;
}
