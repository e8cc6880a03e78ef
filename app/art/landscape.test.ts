import { expect, test } from "vitest";
import { dither, ditherPath, hillsPath, sunrise } from "./landscape";
import { pointInPath } from "./point-in-path";

const heights = (path: string) => [...path.matchAll(/V(\d+)/g)].map(([, y]) => Number(y)).slice(0, -1);

test("hills are within their amplitude and change by at most one step", () => {
  for (const seed of [7, 41, 99]) {
    const ridge = heights(hillsPath({ seed, base: 132, amplitude: 32 }));
    expect(Math.min(...ridge)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...ridge)).toBeLessThanOrEqual(164);
    for (const [index, y] of ridge.slice(1).entries())
      expect([0, 16]).toContain(Math.abs(y - (ridge[index] ?? 0)));
  }
});

test("hills extend from edge to edge and are closed below the picture", () => {
  const path = hillsPath({ seed: 7, base: 132, amplitude: 32 });
  expect(path).toMatch(/^M0 240V132H/);
  expect(path).toMatch(/H1920V240z$/);
});

test("only the same seed gives the same hills", () => {
  const hills = (seed: number) => hillsPath({ seed, base: 132, amplitude: 32 });
  expect(hills(7)).toBe(hills(7));
  expect(hills(7)).not.toBe(hills(8));
});

test("the dither pattern gets denser every four rows", () => {
  const isFilled = pointInPath(ditherPath(16));
  const density = Array.from({ length: 16 }, (_, row) => {
    return [0, 1, 2, 3].filter((column) => isFilled(column * 4 + 2, row * 4 + 2)).length;
  });
  const inTile = (tile: number) =>
    density.slice(tile * 4, tile * 4 + 4).reduce((sum, cells) => sum + cells, 0);
  expect([0, 1, 2, 3].map(inTile)).toEqual([0, 1, 2, 3].map(inTile).toSorted((a, b) => a - b));
  expect(inTile(0)).toBeLessThan(inTile(3));
});

test("the sunrise has the ring with all cells lit behind the hills", () => {
  const { viewBox, width, height, body } = sunrise();
  expect([viewBox, width, height]).toEqual(["0 0 1920 232", 1920, 232]);
  expect(body.indexOf("#ffb02e")).toBeLessThan(body.indexOf("#7a430f"));
  expect(body.match(/fill="#[0-9a-f]{6}"/g)).toEqual(['fill="#7a430f"', 'fill="#3a2110"', 'fill="#0e0b09"']);
  expect(body).toContain('stroke="#ffb02e" stroke-width="4" stroke-dasharray="4 1"');
});

test("the dither tile is four cells wide and as high as its rows, so that it repeats without a seam", () => {
  const { viewBox, width, height } = dither();
  expect([viewBox, width, height]).toEqual(["0 0 16 64", 16, 64]);
  expect(dither().body).toContain(ditherPath(16));
});
