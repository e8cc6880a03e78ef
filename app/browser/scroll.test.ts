import { beforeEach, expect, test, vi } from "vitest";
import { elementForHash, scrollToTop, scrollToTopUntilInput } from "./scroll";

const onArrival = vi.fn();

beforeEach(() => {
  onArrival.mockReset();
  vi.useFakeTimers();
  vi.spyOn(window, "scrollTo").mockImplementation((options) => {
    // Browsers report whole pixels.
    setScroll(Math.round((options as ScrollToOptions).top ?? 0));
  });
  setScroll(4000);
});

function setScroll(top: number) {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
}

test.each([
  [3000, 2800],
  [300, 280],
  [150, 140],
  [12, 2],
  [4, 0],
  [0, 0],
])(
  "a frame that starts at %i px ends at %i px: a fifteenth, at least 10 px, never past the top",
  (from, to) => {
    setScroll(from);
    scrollToTop(onArrival);
    expect(window.scrollY).toBe(to);
    expect(onArrival).toHaveBeenCalledTimes(to === 0 ? 1 : 0);
  },
);

test("scrolls every frame and calls back at the top", () => {
  scrollToTop(onArrival);
  while (vi.getTimerCount() > 0) {
    const before = window.scrollY;
    vi.advanceTimersToNextFrame();
    expect(window.scrollY).toBeLessThan(before);
  }
  expect(window.scrollY).toBe(0);
  expect(onArrival).toHaveBeenCalledOnce();
});

test("jumps under reduced motion", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  scrollToTop(onArrival);
  expect(window.scrollY).toBe(0);
  expect(onArrival).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test.each(["wheel", "touchmove", "keydown", "popstate"])("%s stops the way to the top", (input) => {
  scrollToTopUntilInput();
  window.dispatchEvent(new Event(input));
  expect(vi.getTimerCount()).toBe(0);
  expect(window.scrollY).toBeGreaterThan(3000);
});

test("a hash finds the element of that id, decoded", () => {
  document.body.innerHTML = '<p id="plans">a</p><p id="café">b</p>';
  expect(elementForHash("#plans")?.textContent).toBe("a");
  expect(elementForHash("#caf%C3%A9")?.textContent).toBe("b");
});

test.each(["", "#", "#nothing", "#%", "#%E0%A4%A", "#a#b", `#${"x".repeat(20_000)}`, "#<b>"])(
  "the odd hash %o points nowhere and breaks nothing",
  (hash) => {
    expect(elementForHash(hash)).toBeNull();
  },
);
