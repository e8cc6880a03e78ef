import { beforeEach, expect, test, vi } from "vitest";
import { scrollToTop, scrollToTopUntilInput } from "./scroll";

let frames: FrameRequestCallback[] = [];
let reducedMotion = false;

beforeEach(() => {
  frames = [];
  reducedMotion = false;
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal("cancelAnimationFrame", () => {
    frames = [];
  });
  vi.stubGlobal("matchMedia", () => ({ matches: reducedMotion }));
  vi.spyOn(window, "scrollTo").mockImplementation((options) => {
    // Browsers report whole pixels.
    setScroll(Math.round((options as ScrollToOptions).top ?? 0));
  });
});

function setScroll(top: number) {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
}
function runFrame() {
  frames.shift()?.(0);
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
    scrollToTop();
    expect(window.scrollY).toBe(to);
  },
);

test("scrolls every frame and calls back at the top", () => {
  setScroll(4000);
  const onArrival = vi.fn();
  scrollToTop(onArrival);
  while (frames.length > 0) {
    const before = window.scrollY;
    runFrame();
    expect(window.scrollY).toBeLessThan(before);
  }
  expect(window.scrollY).toBe(0);
  expect(onArrival).toHaveBeenCalledOnce();
});

test.each([
  ["the page is at the top", 0, false],
  ["motion is reduced", 4000, true],
])("calls back at once when %s", (_, from, reduced) => {
  reducedMotion = reduced;
  setScroll(from);
  const onArrival = vi.fn();
  scrollToTop(onArrival);
  expect(window.scrollY).toBe(0);
  expect(onArrival).toHaveBeenCalledOnce();
  expect(frames).toHaveLength(0);
});

test("stays where it was stopped and does not call back", () => {
  setScroll(4000);
  const onArrival = vi.fn();
  const stop = scrollToTop(onArrival);
  runFrame();
  stop();
  const stoppedAt = window.scrollY;
  runFrame();
  expect(window.scrollY).toBe(stoppedAt);
  expect(onArrival).not.toHaveBeenCalled();
});

test("jumps as soon as it is no longer to be animated", () => {
  let animated = true;
  setScroll(4000);
  const onArrival = vi.fn();
  scrollToTop(onArrival, () => animated);
  runFrame();
  expect(window.scrollY).toBeGreaterThan(3000);
  animated = false;
  runFrame();
  expect(window.scrollY).toBe(0);
  expect(onArrival).toHaveBeenCalledOnce();
});

test.each(["wheel", "touchmove", "keydown", "popstate"])("%s stops the way to the top", (input) => {
  setScroll(4000);
  scrollToTopUntilInput();
  window.dispatchEvent(new Event(input));
  expect(frames).toHaveLength(0);
});
