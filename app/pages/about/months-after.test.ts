import { expect, test } from "vitest";
import { monthsAfter } from "./months-after";

const entries = [
  { date: "2025-03-01" },
  { date: "2025-07-14" },
  { date: "2025-07-30" },
  { date: "2026-02-02" },
];

test("months are counted to the next entry, at least one, and three after the last entry", () => {
  expect(entries.map((_, index) => monthsAfter(entries, index))).toEqual([4, 1, 7, 3]);
});
