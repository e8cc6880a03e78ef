import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { timing } from "./timing";
import { useScrolledPast } from "./use-scrolled-past";

function scrollTo(top: number) {
  act(() => {
    Object.defineProperty(window, "scrollY", { value: top, configurable: true });
    window.dispatchEvent(new Event("scroll"));
  });
}

test("is true past 300 px, not at 300 px", () => {
  const { result } = renderHook(() => useScrolledPast(timing.scrollTopThresholdPx));
  scrollTo(300);
  expect(result.current).toBe(false);
  scrollTo(301);
  expect(result.current).toBe(true);
  scrollTo(300);
  expect(result.current).toBe(false);
});

test("scrolling on the same side of the threshold causes no render", () => {
  let renders = 0;
  renderHook(() => {
    renders++;
    return useScrolledPast(300);
  });
  scrollTo(301);
  const before = renders;
  scrollTo(900);
  scrollTo(2000);
  expect(renders).toBe(before);
});

function Probe() {
  return <p>{String(useScrolledPast(300))}</p>;
}

test("is false in the prerendered page", () => {
  expect(renderToString(<Probe />)).toContain("false");
});
