import { expect, test } from "vitest";
import { alignRows, beforeRow } from "./align-rows";

const blank = 0;

test("equal pictures have no blocks", () => {
  expect(alignRows([1, blank, blank, 2], [1, blank, blank, 2])).toEqual([]);
});

test("a changed row is a block of one row on both sides", () => {
  expect(alignRows([1, 2, 3], [1, 9, 3])).toEqual([
    { beforeTop: 1, beforeBottom: 2, afterTop: 1, afterBottom: 2 },
  ]);
});

test("more space between two parts is rows that were added, and what is below is compared with itself", () => {
  expect(alignRows([1, blank, 2, 3], [1, blank, blank, blank, 2, 3])).toEqual([
    { beforeTop: 2, beforeBottom: 2, afterTop: 2, afterBottom: 4 },
  ]);
});

test("a part that is gone is rows that were removed", () => {
  expect(alignRows([1, 2, 3, 4], [1, 4])).toEqual([
    { beforeTop: 1, beforeBottom: 3, afterTop: 1, afterBottom: 1 },
  ]);
});

test("two parts that changed places are told from what is around them", () => {
  const blocks = alignRows([1, 2, 3, 4, 5, 6], [1, 4, 5, 2, 3, 6]);
  expect(blocks).toHaveLength(2);
  for (const { beforeTop, beforeBottom, afterTop, afterBottom } of blocks) {
    expect(beforeBottom - beforeTop + afterBottom - afterTop).toBe(2);
  }
});

test("pictures without a row in common are one block", () => {
  expect(alignRows([1, 2], [3])).toEqual([{ beforeTop: 0, beforeBottom: 2, afterTop: 0, afterBottom: 1 }]);
});

test("a row below an added part belongs to a row further up in the picture before", () => {
  const blocks = [{ beforeTop: 2, beforeBottom: 2, afterTop: 2, afterBottom: 4 }];
  expect([0, 1, 2, 3, 4, 5].map((row) => beforeRow(row, blocks))).toEqual([0, 1, 2, 2, 2, 3]);
});

test("a row below a removed part belongs to a row further down in the picture before", () => {
  const blocks = [{ beforeTop: 1, beforeBottom: 3, afterTop: 1, afterBottom: 1 }];
  expect([0, 1, 2].map((row) => beforeRow(row, blocks))).toEqual([0, 3, 4]);
});
