import { fireEvent } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { revealOnScroll } from "./reveal-on-scroll";

const screenHeight = 800;
const screenWidth = 400;
let report: (entry: Partial<IntersectionObserverEntry>) => void;
let watched: Element[];
let stop: () => void;

beforeEach(() => {
  watched = [];
  vi.stubGlobal("innerHeight", screenHeight);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: IntersectionObserverCallback) {
        report = (entry) =>
          callback([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
      }
      observe(element: Element) {
        watched.push(element);
      }
      unobserve(element: Element) {
        watched = watched.filter((other) => other !== element);
      }
      disconnect() {
        watched = [];
      }
    },
  );
});

function showCard({ top, left = 0, height = 400 }: { top: number; left?: number; height?: number }) {
  const card = document.createElement("article");
  card.dataset.revealShare = "0.2";
  card.append(document.createElement("button"));
  document.body.append(card);
  stop = revealOnScroll(document.body);
  if (watched.includes(card)) view(card, { height, visible: 0, top, left });
  return card;
}

/** The card as the observer sees it, some of it on a screen of 800 pixels. */
function view(
  target: Element,
  {
    height,
    visible,
    top = screenHeight - visible,
    left = 0,
  }: { height: number; visible: number; top?: number; left?: number },
) {
  report({
    target,
    boundingClientRect: { top, left, height } as DOMRectReadOnly,
    intersectionRatio: visible / height,
    intersectionRect: { height: visible } as DOMRectReadOnly,
    rootBounds: { height: screenHeight, width: screenWidth } as DOMRectReadOnly,
  });
}

test("a card below the screen is hidden until its share is in view, and then stays shown", () => {
  const card = showCard({ top: 2000 });
  expect(card.dataset.reveal).toBe("waiting");
  view(card, { height: 400, visible: 79 });
  expect(card.dataset.reveal).toBe("waiting");
  view(card, { height: 400, visible: 80 });
  expect(card.dataset.reveal).toBe("shown");
  expect(watched).toEqual([]);
});

test("a card beside the screen, in a row to swipe through, is never hidden", () => {
  expect(showCard({ top: 2000, left: screenWidth }).dataset.reveal).toBeUndefined();
  expect(watched).toEqual([]);
});

test("a card taller than the screen is shown once it fills half of it", () => {
  const card = showCard({ top: 2000 });
  view(card, { height: 8000, visible: 399 });
  expect(card.dataset.reveal).toBe("waiting");
  view(card, { height: 8000, visible: 400 });
  expect(card.dataset.reveal).toBe("shown");
});

test("focus inside shows a card at once", () => {
  const card = showCard({ top: 2000 });
  fireEvent.focusIn(card.querySelector("button") as Element);
  expect(card.dataset.reveal).toBe("shown");
});

test("an element on screen from the start, or without data-reveal-share, is never hidden", () => {
  const other = document.createElement("article");
  document.body.append(other);
  expect(showCard({ top: 799 }).dataset.reveal).toBeUndefined();
  expect(other.dataset.reveal).toBeUndefined();
  expect(watched).toEqual([]);
});

test("nothing is hidden under reduced motion", () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  expect(showCard({ top: 2000 }).dataset.reveal).toBeUndefined();
});

test("stopping ends the observation of every card", () => {
  showCard({ top: 2000 });
  expect(watched).toHaveLength(1);
  stop();
  expect(watched).toEqual([]);
});
