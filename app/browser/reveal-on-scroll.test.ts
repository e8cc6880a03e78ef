import { fireEvent } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { revealOnScroll } from "./reveal-on-scroll";

const [screenHeight, screenWidth] = [800, 400];
let report: (entries: object[]) => void;
let watched: Set<Element>;

beforeEach(() => {
  watched = new Set();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe = (element: Element) => watched.add(element);
      unobserve = (element: Element) => watched.delete(element);
      disconnect = () => watched.clear();
    },
  );
});

/** A card whose upper edge is so far below that of the screen. */
function showCard({ top, left = 0 }: { top: number; left?: number }) {
  document.body.innerHTML = '<article data-reveal-share="0.2"><button>Order</button></article><article/>';
  const card = document.querySelector("article") as HTMLElement;
  const stop = revealOnScroll(document.body);
  const view = (visible: number, height: number, place = { top: screenHeight - visible, left: 0 }) =>
    report([
      {
        target: card,
        boundingClientRect: place,
        intersectionRatio: visible / height,
        intersectionRect: { height: visible },
        rootBounds: { height: screenHeight, width: screenWidth },
      },
    ]);
  if (watched.has(card)) view(0, 400, { top, left });
  return { card, view, stop };
}

test.each([
  ["until its share is in view", 400, 80],
  ["until it fills half of the screen, if it is taller", 8000, 400],
])("a card below the screen is hidden %s, and then stays shown", (_, height, enough) => {
  const { card, view } = showCard({ top: 2000 });
  expect(card.dataset.reveal).toBe("waiting");
  view(enough - 1, height);
  expect(card.dataset.reveal).toBe("waiting");
  view(enough, height);
  expect(card.dataset.reveal).toBe("shown");
  expect(watched.size).toBe(0);
});

test.each([
  ["on screen from the start", { top: 799 }],
  ["beside the screen, in a row to swipe through,", { top: 2000, left: screenWidth }],
])("a card %s is never hidden", (_, place) => {
  expect(showCard(place).card.dataset.reveal).toBeUndefined();
  expect(watched.size).toBe(0);
});

test("focus inside shows a card at once", () => {
  const { card } = showCard({ top: 2000 });
  fireEvent.focusIn(card.querySelector("button") as Element);
  expect(card.dataset.reveal).toBe("shown");
});

test("nothing is hidden under reduced motion", () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  expect(showCard({ top: 2000 }).card.dataset.reveal).toBeUndefined();
});

test("only elements with data-reveal-share are observed, until that is stopped", () => {
  const { card, stop } = showCard({ top: 2000 });
  expect([...watched]).toEqual([card]);
  stop();
  expect(watched.size).toBe(0);
});
