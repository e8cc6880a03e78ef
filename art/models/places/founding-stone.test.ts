import { expect, test } from "vitest";
import { materials } from "../materials";
import { foundingStone, litSlabs } from "./founding-stone";

/** A lit slab has 4 × 4 voxels of the torch's colour on the ground. */
function countLitSlabs(milestones: readonly number[]): number {
  const model = foundingStone(milestones, true);
  const lit = [...model.voxels()].filter(({ at, colour }) => at[2] === -1 && colour === materials.torch);
  return lit.length / 16;
}

test("a month with a milestone is lit, once for two of the same month", () => {
  expect(litSlabs([0, 4, 8, 11, 17])).toEqual([0, 4, 8, 11, 17]);
  expect([[0, 4, 8, 11, 17], [0, 3, 3], []].map(countLitSlabs)).toEqual([5, 2, 0]);
});

test("a history of more than twenty months has several of them in a slab", () => {
  expect(litSlabs([0, 19, 39])).toEqual([0, 9, 19]);
  expect(Math.max(...litSlabs(Array.from({ length: 400 }, (_, month) => month)))).toBeLessThan(20);
});
