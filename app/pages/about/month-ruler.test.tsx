import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { MonthRuler } from "./month-ruler";

function rulerOf(months: number) {
  const { container } = render(<MonthRuler months={months} />);
  const [, ...marks] = container.querySelector("path")?.getAttribute("d")?.split(/V\d+/)[1]?.split("M") ?? [];
  return { marks: marks.length, viewBox: container.querySelector("svg")?.getAttribute("viewBox") };
}

test("each month until the next entry has a mark; many years do not make the page longer", () => {
  expect([1, 8].map((months) => rulerOf(months).marks)).toEqual([0, 7]);
  expect(rulerOf(240).viewBox).toBe(rulerOf(9).viewBox);
});
