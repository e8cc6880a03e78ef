import { expect, test } from "vitest";
import { markMarkup, ringCells, ringMarkup, ringPlots } from "./mark";

test("the twenty cells are in clockwise order from the top left, each beside the one before", () => {
  expect([0, 5, 10, 15].map((index) => String(ringPlots[index]))).toEqual(["0,0", "5,0", "5,5", "0,5"]);
  expect(new Set(ringPlots.map(String)).size).toBe(20);
  for (const [index, [column, row]] of ringPlots.entries()) {
    const [nextColumn, nextRow] = ringPlots[(index + 1) % 20] ?? [];
    expect(Math.abs(column - (nextColumn ?? 9)) + Math.abs(row - (nextRow ?? 9))).toBe(1);
  }
});

test("the lit cell is the sixth of the ring, at the top right, and both have the given colours", () => {
  expect(ringCells[5]).toEqual([25, 0]);
  expect(markMarkup()).toContain("M25 0h4v4h-4z");
  const onTorch = markMarkup({ cells: "#15110d", lit: "#15110d" });
  expect(onTorch.match(/#[0-9a-f]{6}/g)).toEqual(["#15110d", "#15110d"]);
  expect(onTorch.startsWith(ringMarkup("#15110d"))).toBe(true);
});
