import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useReveal } from "./use-reveal";

const screenHeight = 800;
let report: (entry: Partial<IntersectionObserverEntry>) => void;
let watched: Element[];

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
      disconnect() {
        watched = [];
      }
    },
  );
});
afterEach(cleanup);

function Card() {
  const ref = useRef<HTMLElement>(null);
  useReveal(ref, 0.2);
  return (
    <article ref={ref}>
      <button type="button">Inside</button>
    </article>
  );
}

function renderCard({ top }: { top: number }) {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue({ top } as DOMRect);
  render(<Card />);
  return screen.getByRole("article");
}

/** The card as the observer sees it, some of it on a screen of 800 pixels. */
function view({ height, visible }: { height: number; visible: number }) {
  report({
    intersectionRatio: visible / height,
    intersectionRect: { height: visible } as DOMRectReadOnly,
    rootBounds: { height: screenHeight } as DOMRectReadOnly,
  });
}

test("a card below the screen waits until its share is in view, and is then shown for good", () => {
  const card = renderCard({ top: 2000 });
  expect(card.dataset.reveal).toBe("waiting");
  view({ height: 400, visible: 79 });
  expect(card.dataset.reveal).toBe("waiting");
  view({ height: 400, visible: 80 });
  expect(card.dataset.reveal).toBe("shown");
  expect(watched).toEqual([]);
});

test("a card taller than the screen is shown once it fills half of it", () => {
  const card = renderCard({ top: 2000 });
  view({ height: 8000, visible: 399 });
  expect(card.dataset.reveal).toBe("waiting");
  view({ height: 8000, visible: 400 });
  expect(card.dataset.reveal).toBe("shown");
});

test("focus inside shows a card at once", () => {
  const card = renderCard({ top: 2000 });
  fireEvent.focusIn(screen.getByRole("button"));
  expect(card.dataset.reveal).toBe("shown");
});

test("what is on screen from the start is never hidden", () => {
  expect(renderCard({ top: 799 }).dataset.reveal).toBeUndefined();
  expect(watched).toEqual([]);
});

test("nothing is hidden under reduced motion", () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  expect(renderCard({ top: 2000 }).dataset.reveal).toBeUndefined();
});

test("a card that goes away is watched no longer", () => {
  renderCard({ top: 2000 });
  expect(watched).toHaveLength(1);
  cleanup();
  expect(watched).toEqual([]);
});
