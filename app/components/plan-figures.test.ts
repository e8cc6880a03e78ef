import { expect, test } from "vitest";
import { cellsOf } from "./plan-figures";

test.each([
  ["is full at the largest figure of all plans", 24, [1, 8, 24], 20],
  ["is half full at half of it", 24, [24, 48], 10],
  ["has at least one lit cell", 1, [1, 2000], 1],
])("a meter %s", (_, ramGb, all, cells) => {
  expect(
    cellsOf(
      "ramGb",
      { ramGb },
      all.map((figure) => ({ ramGb: figure })),
    ),
  ).toBe(cells);
});
