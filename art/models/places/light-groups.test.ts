// @vitest-environment node
import { expect, test } from "vitest";
import { lightGroupCount, lightGroups } from "./light-groups";
import { PlaceModel } from "./place-model";

const shapes = (model: PlaceModel) =>
  [...lightGroups(model).matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);

test("a window of several voxels is dimmed as a whole, and what does not glow never is", () => {
  const dark = new PlaceModel("midnight").box([0, 0, 0], [4, 4, 4], "#554433");
  expect(shapes(dark)).toEqual(Array(lightGroupCount).fill(""));
  const lit = shapes(dark.glowBox([3, 1, 1], [1, 2, 2], "#ffcc66"));
  expect(lit.filter((path) => path !== "")).toHaveLength(1);
});

test("lights of different colours are separate, and a large one is always on", () => {
  const model = new PlaceModel("midnight");
  for (let x = 0; x < 40; x++) model.glow([x, 0, 0], x % 2 ? "#ff0000" : "#00ff00");
  expect(shapes(model).every((path) => path !== "")).toBe(true);
  expect(shapes(new PlaceModel("midnight").glowBox([0, 0, 0], [9, 1, 1], "#ff0000"))).toEqual(
    Array(lightGroupCount).fill(""),
  );
});

test("each fold of a cloth is shaded with the group of its number", () => {
  const model = new PlaceModel("midnight");
  for (let x = 0; x < 2 * lightGroupCount; x++) model.cloth([x, 0, 0], "#ff0000", x >> 1);
  const folds = shapes(model).filter((path) => path !== "");
  expect(new Set(folds).size).toBe(lightGroupCount);
});
