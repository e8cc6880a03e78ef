import { expect, test } from "vitest";
import { materials } from "../materials";
import { houseFor, mostWindows } from "./houses";
import type { PlaceModel } from "./place-model";
import { singleHouse, websiteLane } from "./website-lane";

/** A lit window has 2 × 2 voxels in the colour of lamplight; a street lamp has one. */
function countLitWindows(model: PlaceModel): number {
  const lit = [...model.voxels()].filter(({ colour }) => colour === materials.lamplight);
  return Math.floor(lit.length / 4);
}

test.each([1, 2, 5, 6, 10, 400])("a house for %i domains has so many lit windows, or all", (domains) => {
  expect(countLitWindows(singleHouse(domains))).toBe(Math.min(domains, mostWindows));
});

test("more domains have a larger house", () => {
  expect([1, 2, 5, 6, 100].map(houseFor)).toEqual(["cottage", "village", "village", "town", "town"]);
});

test("the lane has a house for each plan, in the order of their domains", () => {
  const windows = (domains: readonly number[]) =>
    countLitWindows(websiteLane(domains.map((count) => ({ domains: count }))));
  expect(windows([])).toBe(0);
  expect(windows([3])).toBe(3);
  expect(windows([10, 1, 5])).toBe(16);
  expect(websiteLane([{ domains: 10 }, { domains: 1 }]).bounds()).toEqual(
    websiteLane([{ domains: 1 }, { domains: 10 }]).bounds(),
  );
});

test("of more than three plans the lane has the smallest, the one in the middle and the largest", () => {
  const plans = [1, 2, 4, 5, 8].map((domains) => ({ domains }));
  expect(countLitWindows(websiteLane(plans))).toBe(1 + 4 + 8);
});
