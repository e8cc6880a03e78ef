import { expect, test } from "vitest";
import { markMarkup, ringCells, ringMarkup, ringPath, ringPlots } from "./mark";

test("the twenty cells are in clockwise order from the top left, each beside the one before", () => {
  expect([ringPlots[0], ringPlots[5], ringPlots[10], ringPlots[15]]).toEqual([
    [0, 0],
    [5, 0],
    [5, 5],
    [0, 5],
  ]);
  expect(new Set(ringPlots.map(String)).size).toBe(20);
  for (const [index, [column, row]] of ringPlots.entries()) {
    const [nextColumn, nextRow] = ringPlots[(index + 1) % 20] ?? [];
    expect(Math.abs(column - (nextColumn ?? 9)) + Math.abs(row - (nextRow ?? 9))).toBe(1);
  }
});

test("each dash of the ring is on its cell", () => {
  const [dash = 0, gap = 0, offset = 0] = (
    /dasharray="(\d+) (\d+)" stroke-dashoffset="([\d.]+)"/.exec(ringMarkup("#000")) ?? []
  )
    .slice(1)
    .map(Number);
  const dashMiddles = ringCells.map((_, index) => pointAlongRing(index * (dash + gap) - offset + dash / 2));
  expect(dashMiddles).toEqual(ringCells.map(([x, y]) => [x + 2, y + 2]));
});

test("the lit cell is the sixth of the ring, at the top right", () => {
  expect(ringCells[5]).toEqual([25, 0]);
  expect(markMarkup()).toContain("M25 0h4v4h-4z");
});

test("the mark has the given colours", () => {
  const onTorch = markMarkup({ cells: "#15110d", lit: "#15110d" });
  expect(onTorch.match(/#[0-9a-f]{6}/g)).toEqual(["#15110d", "#15110d"]);
  expect(onTorch.startsWith(ringMarkup("#15110d"))).toBe(true);
});

/** The point this far along the ring path; distances before its start count back from its end. */
function pointAlongRing(distance: number): number[] {
  const corners: [number, number][] = [];
  for (const [, command, first, second] of ringPath.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)) {
    const [x, y] = corners.at(-1) ?? [0, 0];
    if (command === "M") corners.push([Number(first), Number(second)]);
    else corners.push(command === "H" ? [Number(first), y] : [x, Number(first)]);
  }
  let rest = (distance + 100) % 100;
  for (const [index, [x, y]] of corners.entries()) {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    const length = Math.hypot(nextX - x, nextY - y);
    if (rest <= length) return [x + ((nextX - x) * rest) / length, y + ((nextY - y) * rest) / length];
    rest -= length;
  }
  return [];
}
