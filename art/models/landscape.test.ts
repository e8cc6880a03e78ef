import { expect, test } from "vitest";
import { pointInPath } from "../engine/point-in-path";
import { dither, ditherPath } from "./dither";
import { hillsPath, lightPath, sunrise } from "./landscape";

const heights = (path: string) => [...path.matchAll(/V(\d+)/g)].map(([, y]) => Number(y)).slice(0, -1);

test("hills are within their amplitude and change by at most one step", () => {
  for (const seed of [7, 41, 99]) {
    const ridge = heights(hillsPath({ seed, base: 360, amplitude: 30 }));
    expect(Math.min(...ridge)).toBeGreaterThanOrEqual(330);
    expect(Math.max(...ridge)).toBeLessThanOrEqual(390);
    for (const [index, y] of ridge.slice(1).entries()) expect(Math.abs(y - (ridge[index] ?? 0))).toBe(15);
  }
});

test("hills extend from edge to edge, are closed at the lower edge of the picture and differ by their seed", () => {
  const path = hillsPath({ seed: 7, base: 360, amplitude: 30 });
  expect(path).toMatch(/^M0 480V360H.*H1920V480z$/);
  expect(hillsPath({ seed: 8, base: 360, amplitude: 30 })).not.toBe(path);
});

test("hills are flat where they should be", () => {
  const isFilled = pointInPath(hillsPath({ seed: 7, base: 360, amplitude: 30, flat: [660, 1260] }));
  for (let x = 667; x < 1260; x += 15) expect([isFilled(x, 359), isFilled(x, 361)]).toEqual([false, true]);
});

test("light is a disc, the same on all sides of the middle", () => {
  const isFilled = pointInPath(lightPath(10));
  const middle = [960, 267] as const;
  for (const [x, y] of [
    [140, 0],
    [0, 140],
    [90, 100],
  ] as const)
    for (const [signX, signY] of [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const)
      expect(isFilled(middle[0] + signX * x + 1, middle[1] + signY * y + 1)).toBe(true);
  expect(isFilled(middle[0] + 130, middle[1] + 130)).toBe(false);
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

test("the sunrise has the ring between its light and the hills, and without the mark the same light and hills", () => {
  const { viewBox, body } = sunrise("sunrise");
  expect(viewBox).toBe("0 0 1920 480");
  const ring = body.indexOf('stroke="#ffb02e" stroke-width="4" stroke-dasharray="4 1"');
  expect(ring).toBeGreaterThan(body.indexOf("#a85f14"));
  expect(ring).toBeLessThan(body.indexOf("#3a2110"));
  const without = sunrise("sunrise", { withMark: false }).body;
  expect(without).not.toContain("#ffb02e");
  expect(body.replace(/<g transform.*?<\/g>/, "")).toBe(without);
});

test("the earlier it is, the lower are the picture and the ring", () => {
  const dawns = (["sunrise-night", "sunrise-first-light", "sunrise"] as const).map((dawn) => sunrise(dawn));
  const heights = dawns.map(({ height }) => height);
  expect(heights).toEqual([210, 330, 480]);
  const rings = dawns.map(({ body }) => Number(/translate\(\d+ (\d+)\) scale/.exec(body)?.[1]));
  expect(rings).toEqual(rings.toSorted((one, other) => other - one));
  // Above the ground, and in the picture.
  for (const [index, { height }] of dawns.entries()) {
    expect(rings[index]).toBeLessThan(360);
    expect(rings[index]).toBeGreaterThan(480 - height);
  }
});

test("the dither tile is four cells wide and as high as its rows, so that it repeats without a seam", () => {
  const { viewBox, width, height } = dither();
  expect([viewBox, width, height]).toEqual(["0 0 16 64", 16, 64]);
  expect(dither().body).toContain(ditherPath(16));
});
