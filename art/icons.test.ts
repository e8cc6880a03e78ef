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

test.each(iconNames)("%s has 12 × 12 pixels, and its path fills exactly those of its bitmap", (name) => {
  expect(iconPixels(name).map((row) => row.length)).toEqual(Array(12).fill(12));
  expect(rasterise(iconPath(name))).toEqual(iconPixels(name));
});

test("a square is one outline of three lines, closed by the fill", () => {
  expect(pixelPath(parseBitmap("## ##"))).toBe("M0 0h2v2h-2");
});

test.each(["### #.# ###", "#. .#"])("only the pixels of %j are filled", (bitmap) => {
  const isFilled = pointInPath(pixelPath(parseBitmap(bitmap)));
  const filled = parseBitmap(bitmap).map((row, y) => row.map((_, x) => isFilled(x + 0.5, y + 0.5)));
  expect(filled).toEqual(parseBitmap(bitmap));
});
