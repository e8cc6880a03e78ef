import { expect, test } from "vitest";
import { needWideColumns, plansInRow } from "./plans-in-row";

test.each([
  [3, 3],
  [4, 4],
  [10, 10],
  [11, 6],
  [21, 7],
  [40, 10],
])("%i plans are in rows of %i", (plans, columns) => {
  expect(plansInRow(plans, false)).toBe(columns);
});

test.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [7, 4],
  [11, 4],
  [40, 5],
])("%i plans that need wide columns are in rows of %i", (plans, columns) => {
  expect(plansInRow(plans, true)).toBe(columns);
});

const plans = ["Grass", "Wood", "Stone"].map((title) => ({ title, price: "₹9,999" }));

test("a long word or a long price needs a wide column, a long title of short words does not", () => {
  expect(needWideColumns([...plans, { title: "Barque with four masts", price: undefined }])).toBe(false);
  expect(needWideColumns([...plans, { title: "Donaudampfschiff", price: undefined }])).toBe(true);
  expect(needWideColumns([...plans, { title: "Gold", price: "₹12,00,000" }])).toBe(true);
});

test("one or two plans need wide columns", () => {
  expect(needWideColumns(plans.slice(1))).toBe(true);
});
