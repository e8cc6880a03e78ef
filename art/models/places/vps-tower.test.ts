import { expect, test } from "vitest";
import type { PlaceModel } from "./place-model";
import { litLights, mostUnits, rowLights, type TowerPlan, vpsTower } from "./vps-tower";

const small: TowerPlan = { ramGb: 4, vcpus: 2, storageGb: 50, popular: false };
const large: TowerPlan = { ramGb: 16, vcpus: 8, storageGb: 500, popular: false };

/** The number of lights in each lit row of the front, from the top down. */
function rowsOfLights(model: PlaceModel): number[] {
  const rows = new Map<number, number>();
  for (const { at } of model.voxels()) {
    const [x, y, z] = at;
    if (y === 14 && x > 5 && x < 16 && z > 2 && model.isGlowing(at)) rows.set(z, (rows.get(z) ?? 0) + 1);
  }
  return [...rows].sort(([a], [b]) => b - a).map(([, lights]) => lights);
}

test("each plan has a row for its memory, cores and storage; the course above a popular one glows", () => {
  expect(rowsOfLights(vpsTower([large, small]))).toEqual([10, 10, 10, 3, 3, 1]);
  expect(rowsOfLights(vpsTower([small, large]))).toEqual([3, 3, 1, 10, 10, 10]);
  const popular = { ...large, popular: true };
  expect(rowsOfLights(vpsTower([small, popular]))).toEqual([3, 3, 1, rowLights, 10, 10, 10]);
});

test("lights are the share of the largest figure, and at least one", () => {
  expect(litLights(32, [1, 32])).toBe(rowLights);
  expect(litLights(16, [1, 32])).toBe(rowLights / 2);
  expect(litLights(1, [1, 3200])).toBe(1);
});

test.each([0, 1, 4, 40])("%i plans have so many units, or as many as there is room for", (count) => {
  const plans = Array.from({ length: count }, () => small);
  expect(rowsOfLights(vpsTower(plans))).toHaveLength(3 * Math.min(count, mostUnits));
});
