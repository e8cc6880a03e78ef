import { prefersReducedMotion } from "./reduced-motion";

/** Fine enough that "half of the screen" is noticed on the way to any share. */
const thresholds = Array.from({ length: 30 }, (_, step) => (step + 1) / 100);

/**
 * Lets everything in a page that carries `data-reveal-share` rise into view once that share of it is on screen, or
 * once it fills half of the screen: a card taller than the window might never show its share. Focus inside reveals it
 * too. What is in view from the start is never hidden, and nothing is under reduced motion. The state stands in
 * `data-reveal` alone, so that HTML which React left as it was prerendered rises like any other.
 */
export function revealOnScroll(page: Element): () => void {
  if (prefersReducedMotion()) return () => {};

  // The observer's first report tells where things are: to measure them here would have the whole page laid out.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const element = entry.target as HTMLElement;
        if (element.dataset.reveal !== "waiting") {
          if (isAhead(entry)) element.dataset.reveal = "waiting";
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

/** Below the screen, or in a section that is too far from it to have been laid out. */
function isAhead({ boundingClientRect: { top, height }, rootBounds }: IntersectionObserverEntry): boolean {
  return height === 0 || top >= (rootBounds?.height ?? window.innerHeight);
}

function isInView(
  { intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry,
  share: number,
) {
  const screenHeight = rootBounds?.height ?? window.innerHeight;
  // Rounding makes a share of exactly 20 % arrive as 19.99 %.
  return intersectionRatio >= share - 0.001 || intersectionRect.height >= screenHeight / 2;
}
