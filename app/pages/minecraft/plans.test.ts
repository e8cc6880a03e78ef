import { expect, test } from "vitest";
import { planColumns } from "./plans";

test.each([
  [10, 5],
  [11, 4],
  [12, 4],
  [9, 3],
  [6, 3],
  [4, 4],
])("%d plans are shown in rows of %d", (plans, columns) => {
  expect(planColumns(plans)).toBe(columns);
});

test("the last of several rows never has a single card", () => {
  for (let plans = 2; plans <= 36; plans++) expect(plans % planColumns(plans), `${plans} plans`).not.toBe(1);
});
