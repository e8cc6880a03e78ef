import { expect, test } from "vitest";
import { chunk } from "./chunk";

test("everything is in one group, in order", () => {
  expect(chunk([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(chunk([1, 2], 2)).toEqual([[1, 2]]);
});

test("nothing makes no group", () => {
  expect(chunk([], 2)).toEqual([]);
});
