import { expect, test } from "vitest";
import { pointInPath } from "../engine/point-in-path";
import { hillsPath, sunrise } from "./landscape";

test("hills are flat where they should be", () => {
  const isFilled = pointInPath(hillsPath({ seed: 7, base: 360, amplitude: 30, flat: [660, 1260] }));
  for (let x = 667; x < 1260; x += 15) expect([isFilled(x, 359), isFilled(x, 361)]).toEqual([false, true]);
});

test("the sunrise has the ring between its light and the hills, and without the mark the same light and hills", () => {
  const { viewBox, body } = sunrise("sunrise");
  expect(viewBox).toBe("0 0 1920 480");
  const ring = body.indexOf('stroke="#fff1cf" stroke-width="4" stroke-dasharray="4 1"');
  expect(ring).toBeGreaterThan(body.indexOf("#e8962a"));
  expect(ring).toBeLessThan(body.indexOf("#4a2a12"));
  const without = sunrise("sunrise", { withMark: false }).body;
  expect(without).not.toContain("#fff1cf");
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
