import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { lightGroupCount } from "../../art/models/places/light-groups";
import { timing } from "../hooks/timing";
import { InLayout, layout } from "../layout/layout-fixture";
import { SceneLights } from "./scene-lights";

vi.mock("../browser/observe-visibility", () => ({
  observeVisibility: (_: Element, onChange: (visible: boolean) => void) => {
    onChange(true);
    return () => {};
  },
}));

const { playScene, pauseScene } = layout.words.page;

beforeEach(() => {
  vi.useFakeTimers();
  render(<SceneLights src="/lights.svg" viewBox="0 0 1 1" />, { wrapper: InLayout });
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const dimGroups = () =>
  [...document.querySelectorAll("use")].flatMap((group, index) =>
    group.hasAttribute("data-dim") ? index : [],
  );

test("each group of lights is dim once in a period", () => {
  const dim = new Set(dimGroups());
  for (let tick = 0; tick < timing.tickerTicks; tick++) {
    pass(timing.tickerPeriod / timing.tickerTicks);
    expect(dimGroups().length).toBeLessThanOrEqual(1);
    for (const group of dimGroups()) dim.add(group);
  }
  expect(dim.size).toBe(lightGroupCount);
});

test("a button stops the lights", () => {
  fireEvent.click(screen.getByRole("button", { name: pauseScene }));
  const before = dimGroups();
  pass(timing.tickerPeriod / 2);
  expect(dimGroups()).toEqual(before);
  fireEvent.click(screen.getByRole("button", { name: playScene }));
  pass(timing.tickerPeriod / 2);
  expect(dimGroups()).not.toEqual(before);
});
