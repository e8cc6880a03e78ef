import { expect, test } from "vitest";
import { planColumns } from "./plan-columns";

test.each([
  [10, 5],
  [11, 4],
  [12, 4],
  [9, 3],
  [6, 3],
  [4, 4],
])("%d plans stand in rows of %d", (plans, columns) => {
  expect(planColumns(plans)).toBe(columns);
});

test("no number of plans leaves one card alone in the last of several rows", () => {
  for (let plans = 2; plans <= 36; plans++) expect(plans % planColumns(plans), `${plans} plans`).not.toBe(1);
});
