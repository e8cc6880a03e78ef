import { expect, test } from "vitest";
import { chunk } from "./chunk";

test("all elements are kept in order", () => {
  expect(chunk([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(chunk([1, 2], 2)).toEqual([[1, 2]]);
});

test("an empty list has no chunks", () => {
  expect(chunk([], 2)).toEqual([]);
});

test("a part has at most the given weight, unless one element has more", () => {
  expect(chunk([1, 2, 3, 9, 1, 1], 4, (weight) => weight)).toEqual([[1, 2], [3], [9], [1, 1]]);
});
