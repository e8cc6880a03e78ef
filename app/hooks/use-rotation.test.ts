import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useRotation } from "./use-rotation";

let onScreen: boolean;
let reportOnScreen: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  onScreen = false;
  reportOnScreen = () => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        reportOnScreen = () => callback([{ isIntersecting: onScreen }]);
      }
      observe() {
        reportOnScreen();
      }
      disconnect() {}
    },
  );
});

function setOnScreen(value: boolean) {
  onScreen = value;
  act(() => reportOnScreen());
}

function startRotation({ onTick = (_tick: number) => {}, entries = 3 } = {}) {
  const ref = { current: document.body };
  const hook = renderHook(() => useRotation(ref, { entries, period: 4000, fade: 500, ticks: 20, onTick }));
  setOnScreen(true);
  return hook;
}

function pass(milliseconds: number) {
  act(() => vi.advanceTimersByTime(milliseconds));
}

function setTabHidden(hidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

function preferReducedMotion() {
  vi.spyOn(window, "matchMedia").mockReturnValue({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  } as unknown as MediaQueryList);
}

test("an entry is shown for 4 s and fades in the last 500 ms", () => {
  const { result } = startRotation();
  expect(result.current).toMatchObject({ turn: 0, fading: false, paused: false });
  pass(3499);
  expect(result.current).toMatchObject({ turn: 0, fading: false });
  pass(1);
  expect(result.current).toMatchObject({ turn: 0, fading: true });
  pass(499);
  expect(result.current).toMatchObject({ turn: 0, fading: true });
  pass(1);
  expect(result.current).toMatchObject({ turn: 1, fading: false });
  pass(4000);
  expect(result.current.turn).toBe(2);
});

test("a single entry does not rotate", () => {
  const onTick = vi.fn();
  const { result } = startRotation({ onTick, entries: 1 });
  pass(9000);
  expect(result.current).toMatchObject({ turn: 0, fading: false });
  expect(onTick).not.toHaveBeenCalled();
});

test("pause holds the entry; play continues from there", () => {
  const { result } = startRotation();
  pass(3000);
  act(() => result.current.togglePause());
  expect(result.current.paused).toBe(true);
  // A visit to another tab does not end it.
  setTabHidden(true);
  setTabHidden(false);
  pass(60_000);
  expect(result.current).toMatchObject({ turn: 0, fading: false });

  act(() => result.current.togglePause());
  pass(999);
  expect(result.current.turn).toBe(0);
  pass(1);
  expect(result.current.turn).toBe(1);
});

test.each<[string, (visible: boolean) => void]>([
  ["the tab is hidden", (visible) => setTabHidden(!visible)],
  ["the element is off screen", setOnScreen],
])("stops while %s, without being paused", (_, setVisible) => {
  const { result } = startRotation();
  pass(1000);
  setVisible(false);
  expect(vi.getTimerCount()).toBe(0);
  pass(60_000);
  expect(result.current).toMatchObject({ turn: 0, paused: false });

  setVisible(true);
  pass(2999);
  expect(result.current.turn).toBe(0);
  pass(1);
  expect(result.current.turn).toBe(1);
});

test("starts paused under reduced motion, and can be played", () => {
  preferReducedMotion();
  const { result } = startRotation();
  expect(result.current.paused).toBe(true);
  pass(60_000);
  expect(result.current.turn).toBe(0);

  act(() => result.current.togglePause());
  pass(4000);
  expect(result.current).toMatchObject({ turn: 1, paused: false });
});

test("every entry has twenty ticks of equal length", () => {
  const ticks: number[] = [];
  startRotation({ onTick: (tick) => ticks.push(tick) });
  pass(199);
  expect(new Set(ticks)).toEqual(new Set([0]));
  pass(1);
  expect(ticks.at(-1)).toBe(1);
  pass(3600);
  expect(ticks.at(-1)).toBe(19);
  pass(200);
  expect(ticks.at(-1)).toBe(0);
});

test("hiding the tab renders nothing, and no timer is left after unmount", () => {
  let renders = 0;
  const ref = { current: document.body };
  const { unmount } = renderHook(() => {
    renders++;
    return useRotation(ref, { entries: 3, period: 4000, fade: 500, ticks: 20, onTick: () => {} });
  });
  setOnScreen(true);
  pass(1000);
  const before = renders;
  setTabHidden(true);
  expect(renders).toBe(before);
  setTabHidden(false);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
