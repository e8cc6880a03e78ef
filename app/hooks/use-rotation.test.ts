import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useRotation } from "./use-rotation";

let reportOnScreen: (isIntersecting: boolean) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(private callback: (entries: object[]) => void) {
        reportOnScreen = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {
        this.callback([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});

function startRotation({ onTick = (_tick: number) => {}, entries = 3 } = {}) {
  const ref = { current: document.body };
  let renders = 0;
  const hook = renderHook(() => {
    renders++;
    return useRotation(ref, { entries, period: 4000, fade: 500, ticks: 20, onTick });
  });
  return { ...hook, renders: () => renders };
}

function pass(milliseconds: number) {
  act(() => vi.advanceTimersByTime(milliseconds));
}

function setTabVisible(visible: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(!visible);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

test("an entry is shown for 4 s and fades in the last 500 ms", () => {
  const { result } = startRotation();
  expect(result.current).toMatchObject({ turn: 0, fading: false, paused: false });
  for (const [milliseconds, turn, fading] of [
    [3499, 0, false],
    [1, 0, true],
    [499, 0, true],
    [1, 1, false],
    [4000, 2, false],
  ] as const) {
    pass(milliseconds);
    expect(result.current).toMatchObject({ turn, fading });
  }
});

test("a single entry does not rotate", () => {
  const onTick = vi.fn();
  const { result } = startRotation({ onTick, entries: 1 });
  pass(9000);
  expect(result.current).toMatchObject({ turn: 0, fading: false });
  expect(onTick).not.toHaveBeenCalled();
});

test("pause holds the entry, also after a visit to another tab; play continues from there", () => {
  const { result } = startRotation();
  pass(3000);
  act(() => result.current.togglePause());
  expect(result.current.paused).toBe(true);
  setTabVisible(false);
  setTabVisible(true);
  pass(60_000);
  expect(result.current).toMatchObject({ turn: 0, fading: false });

  act(() => result.current.togglePause());
  pass(999);
  expect(result.current.turn).toBe(0);
  pass(1);
  expect(result.current.turn).toBe(1);
});

test.each([
  ["the tab is hidden", setTabVisible],
  ["the element is off screen", (visible: boolean) => reportOnScreen(visible)],
])("while %s it stops, without being paused and without a render", (_, setVisible) => {
  const { result, renders, unmount } = startRotation();
  pass(1000);
  const before = renders();
  setVisible(false);
  expect(vi.getTimerCount()).toBe(0);
  pass(60_000);
  expect(renders()).toBe(before);
  expect(result.current).toMatchObject({ turn: 0, paused: false });

  setVisible(true);
  pass(2999);
  expect(result.current.turn).toBe(0);
  pass(1);
  expect(result.current.turn).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test("starts paused under reduced motion, and can be played", () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  const { result } = startRotation();
  expect(result.current.paused).toBe(true);
  pass(60_000);
  expect(result.current.turn).toBe(0);

  act(() => result.current.togglePause());
  pass(4000);
  expect(result.current).toMatchObject({ turn: 1, paused: false });
});

test("every entry has twenty ticks of equal length", () => {
  const onTick = vi.fn();
  startRotation({ onTick });
  for (let tick = 0; tick < 20; tick++) {
    expect(onTick).toHaveBeenLastCalledWith(tick);
    pass(199);
    expect(onTick).toHaveBeenLastCalledWith(tick);
    pass(1);
  }
  expect(onTick).toHaveBeenLastCalledWith(0);
});
