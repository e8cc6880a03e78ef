import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MonthRuler } from "./month-ruler";

afterEach(cleanup);

function ticksOf(months: number): number {
  const { container } = render(<MonthRuler months={months} />);
  const [, ...marks] = container.querySelector("path")?.getAttribute("d")?.split(/V\d+/)[1]?.split("M") ?? [];
  return marks.length;
}

test("each month until the next entry has a mark", () => {
  expect(ticksOf(1)).toBe(0);
  expect(ticksOf(8)).toBe(7);
});

test("many years between two entries do not make the page longer", () => {
  const { container } = render(<MonthRuler months={9} />);
  const viewBox = container.querySelector("svg")?.getAttribute("viewBox");
  cleanup();
  const { container: years } = render(<MonthRuler months={240} />);
  expect(years.querySelector("svg")?.getAttribute("viewBox")).toBe(viewBox);
});
