import { expect, test } from "vitest";
import { toLinear } from "./colour";
import { GlowingModel, propLight, studioLight } from "./light";
import { NightModel, nightLight } from "./night-light";
import type { Point, Shade } from "./voxel";

const grey = "#808080";

function brightness(shade: Shade, at: Point, face: "top" | "left" | "right"): number {
  return toLinear(shade({ at, colour: grey }, face)).reduce((sum, channel) => sum + channel, 0);
}

test("the top is brightest, the right side darkest", () => {
  const model = new GlowingModel().set([0, 0, 0], grey);
  const night = new NightModel().set([0, 0, 0], grey);
  for (const shade of [studioLight, propLight(model), nightLight(night, () => undefined)]) {
    const [top, left, right] = (["top", "left", "right"] as const).map((face) =>
      brightness(shade, [0, 0, 0], face),
    );
    expect(top).toBeGreaterThan(left ?? 0);
    expect(left).toBeGreaterThan(right ?? 0);
  }
});

test("the right side of a glowing voxel is much brighter than that of others", () => {
  const model = new GlowingModel().set([0, 0, 0], grey).glow([1, 0, 0], grey);
  const shade = propLight(model);
  expect(brightness(shade, [1, 0, 0], "right")).toBeGreaterThan(1.8 * brightness(shade, [0, 0, 0], "right"));
  expect(shade({ at: [1, 0, 0], colour: grey }, "top")).toBe(grey);
});

test("lamplight is warm, decreases in five steps and ends at its reach", () => {
  const model = new NightModel().lamp([0, 0, 1], 11);
  const shade = nightLight(model, () => undefined);
  const row = Array.from({ length: 16 }, (_, x) => brightness(shade, [x, 0, 0], "top"));
  expect(row).toEqual(row.toSorted((a, b) => b - a));
  expect(new Set(row).size).toBe(5);
  expect(new Set(row.slice(11)).size).toBe(1);
  const [red, , blue] = toLinear(shade({ at: [0, 0, 0], colour: grey }, "top"));
  expect(red).toBeGreaterThan(1.5 * blue);
});
