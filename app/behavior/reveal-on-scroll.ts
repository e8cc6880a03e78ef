import { prefersReducedMotion } from "./reduced-motion";

const steps = 20;

/**
 * Lets everything in a page that carries `data-reveal-share` rise into view once that share of it is on screen, or
 * once it fills half of the screen: a card taller than the window might never show its share. Focus inside reveals it
 * too. What is in view from the start is never hidden, and nothing is under reduced motion. The state stands in
 * `data-reveal` alone, so that HTML which React left as it was prerendered rises like any other.
 */
export function revealOnScroll(page: Element): () => void {
  const stops = prefersReducedMotion()
    ? []
    : Array.from(page.querySelectorAll<HTMLElement>("[data-reveal-share]"))
        // All are measured before the first is changed, or each would have the page laid out again.
        .filter((element) => element.getBoundingClientRect().top >= window.innerHeight)
        .map((element) => letRise(element, Number(element.dataset.revealShare)));
  return () => {
    for (const stop of stops) stop();
  };
}

function letRise(element: HTMLElement, share: number): () => void {
  const stop = () => {
    observer.disconnect();
    element.removeEventListener("focusin", reveal);
  };
  const reveal = () => {
    element.dataset.reveal = "shown";
    stop();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => isInView(entry, share))) reveal();
    },
    // Fine steps, so that "half of the screen" is noticed on the way to the share.
    { threshold: Array.from({ length: steps }, (_, step) => (share * (step + 1)) / steps) },
  );

  element.dataset.reveal = "waiting";
  element.addEventListener("focusin", reveal);
  observer.observe(element);
  return stop;
}

function isInView(
  { intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry,
  share: number,
) {
  const screenHeight = rootBounds?.height ?? window.innerHeight;
  // Rounding makes a share of exactly 20 % arrive as 19.99 %.
  return intersectionRatio >= share - 0.001 || intersectionRect.height >= screenHeight / 2;
}
