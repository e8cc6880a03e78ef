import { beforeEach, expect, test, vi } from "vitest";
import { nextScrollTop, scrollToTop } from "./scroll";

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
  [149, 139],
  [12, 2],
  [10, 0],
  [4, 0],
  [0, 0],
])(
  "a frame that starts at %i px ends at %i px: a fifteenth, at least 10 px, never past the top",
  (from, to) => {
    expect(nextScrollTop(from)).toBe(to);
  },
);

test("scrolling to the top moves every frame and says when it is there", () => {
  setScroll(4000);
  const onArrival = vi.fn();
  scrollToTop(onArrival);
  const positions = [window.scrollY];
  while (frames.length > 0) {
    runFrame();
    positions.push(window.scrollY);
  }
  expect(window.scrollY).toBe(0);
  expect(onArrival).toHaveBeenCalledOnce();
  const steps = positions.slice(1, -2).map((position, index) => (positions[index] ?? 0) - position);
  expect(Math.min(...steps.slice(0, -1))).toBeGreaterThanOrEqual(9);
});

test("a page that is at the top already has arrived", () => {
  setScroll(0);
  const onArrival = vi.fn();
  scrollToTop(onArrival);
  expect(onArrival).toHaveBeenCalledOnce();
  expect(frames).toHaveLength(0);
});

test("a stopped ride stays where it is and never arrives", () => {
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

test("under reduced motion the page jumps", () => {
  reducedMotion = true;
  setScroll(4000);
  const onArrival = vi.fn();
  scrollToTop(onArrival);
  expect(window.scrollY).toBe(0);
  expect(onArrival).toHaveBeenCalledOnce();
  expect(frames).toHaveLength(0);
});
