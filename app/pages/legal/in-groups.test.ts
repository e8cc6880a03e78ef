import { expect, test } from "vitest";
import { inGroups } from "./in-groups";

test("everything is in one group, in order", () => {
  expect(inGroups([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inGroups([1, 2], 2)).toEqual([[1, 2]]);
});

test("nothing makes no group", () => {
  expect(inGroups([], 2)).toEqual([]);
});
