import { expect, test } from "vitest";
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
