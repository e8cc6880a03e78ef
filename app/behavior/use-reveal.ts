import { type RefObject, useLayoutEffect } from "react";
import { prefersReducedMotion } from "./reduced-motion";

const steps = 20;

/**
 * Lets an element rise into view once a share of it is on screen, or once it fills half of the screen: a card
 * taller than the window might never show that share. Focus inside reveals it too. What is in view from the start
 * is never hidden, and nothing is under reduced motion. The state stands in `data-reveal` alone.
 */
export function useReveal(ref: RefObject<HTMLElement | null>, share: number) {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || prefersReducedMotion() || element.getBoundingClientRect().top < window.innerHeight)
      return;

    const reveal = () => {
      element.dataset.reveal = "shown";
      observer.disconnect();
      element.removeEventListener("focusin", reveal);
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
    return () => {
      observer.disconnect();
      element.removeEventListener("focusin", reveal);
    };
  }, [ref, share]);
}

function isInView(
  { intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry,
  share: number,
) {
  const screenHeight = rootBounds?.height ?? window.innerHeight;
  // Rounding makes a share of exactly 20 % arrive as 19.99 %.
  return intersectionRatio >= share - 0.001 || intersectionRect.height >= screenHeight / 2;
}
