import { expect, test } from "vitest";
import { cellsOf } from "./plan-figures";

test("a meter is full at the largest figure of the list", () => {
  expect(cellsOf(24, [1, 8, 24])).toBe(20);
  expect(cellsOf(24, [1, 8, 24, 48])).toBe(10);
});

test("the smallest figure lights at least one cell", () => {
  expect(cellsOf(1, [1, 2000])).toBe(1);
});
