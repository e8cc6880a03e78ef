import { expect, test } from "vitest";
import { parseBitmap, pixelPath } from "./engine/pixel-path";
import { pointInPath } from "./engine/point-in-path";
import { iconPath, iconPixels } from "./icons";
import { iconNames } from "./names";

function rasterise(path: string): boolean[][] {
  const isFilled = pointInPath(path);
  return Array.from({ length: 12 }, (_, y) =>
    Array.from({ length: 12 }, (_, x) => isFilled(x + 0.5, y + 0.5)),
  );
}

test.each(iconNames)("%s has 12 × 12 pixels", (name) => {
  expect(iconPixels(name).map((row) => row.length)).toEqual(Array(12).fill(12));
});

test.each(iconNames)("the path of %s fills exactly the pixels of its bitmap", (name) => {
  expect(rasterise(iconPath(name))).toEqual(iconPixels(name));
});

test("no two icons are the same", () => {
  expect(new Set(iconNames.map(iconPath)).size).toBe(iconNames.length);
});

test("the path data of an icon is less than 98 bytes on average", () => {
  expect(iconNames.map(iconPath).join("").length / iconNames.length).toBeLessThan(98);
});

test("a square is one outline of three lines, closed by the fill", () => {
  expect(pixelPath(parseBitmap("## ##"))).toBe("M0 0h2v2h-2");
});

test("a hole is not filled", () => {
  const isFilled = pointInPath(pixelPath(parseBitmap("### #.# ###")));
  expect([isFilled(0.5, 0.5), isFilled(1.5, 1.5), isFilled(2.5, 1.5)]).toEqual([true, false, true]);
});

test("pixels that touch at a corner are filled without those between them", () => {
  const isFilled = pointInPath(pixelPath(parseBitmap("#. .#")));
  expect([isFilled(0.5, 0.5), isFilled(1.5, 0.5), isFilled(0.5, 1.5), isFilled(1.5, 1.5)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
