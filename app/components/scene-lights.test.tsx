import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lightGroupCount } from "../../art/models/places/light-groups";
import { words } from "../content/interface";
import { timing } from "../hooks/timing";
import { SceneLights } from "./scene-lights";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(readonly onChange: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.onChange([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  render(<SceneLights src="/lights.svg" viewBox="0 0 1 1" />);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tick = timing.tickerPeriod / timing.tickerTicks;
const dimGroups = () =>
  [...document.querySelectorAll("use")].flatMap((group, index) =>
    group.hasAttribute("data-dim") ? index : [],
  );

test("each group of lights is dim once in a period", () => {
  const dim = new Set(dimGroups());
  for (let passed = 0; passed < timing.tickerTicks; passed++) {
    act(() => vi.advanceTimersByTime(tick));
    expect(dimGroups().length).toBeLessThanOrEqual(1);
    for (const group of dimGroups()) dim.add(group);
  }
  expect(dim.size).toBe(lightGroupCount);
});

test("a button stops the lights", () => {
  fireEvent.click(screen.getByRole("button", { name: words.page.pauseScene }));
  const before = dimGroups();
  act(() => vi.advanceTimersByTime(timing.tickerPeriod / 2));
  expect(dimGroups()).toEqual(before);
  fireEvent.click(screen.getByRole("button", { name: words.page.playScene }));
  act(() => vi.advanceTimersByTime(timing.tickerPeriod / 2));
  expect(dimGroups()).not.toEqual(before);
});
