import { describe, expect, test } from "vitest";
import { pageScenes } from "../../names";
import { materials } from "../materials";
import { houseFor, houses, mostWindows } from "./houses";
import type { PlaceModel } from "./place-model";
import { singleHouse, websiteLane } from "./website-lane";

/** A lit window has 2 × 2 voxels in the colour of lamplight; a street lamp has one. */
function countLitWindows(model: PlaceModel): number {
  const lit = [...model.voxels()].filter(({ colour }) => colour === materials.lamplight);
  return Math.floor(lit.length / 4);
}

describe.each(pageScenes["website-hosting"])("%s", (lane) => {
  const laneOf = (...domains: number[]) =>
    websiteLane(
      lane,
      domains.map((count) => ({ domains: count })),
    );

  test.each([1, 2, 5, 6, 10, 400])("a house for %i domains has so many lit windows, or all", (domains) => {
    expect(countLitWindows(singleHouse(lane, domains))).toBe(Math.min(domains, mostWindows));
  });

  test("more domains have a larger house", () => {
    const [cottage, village, town] = houses[lane];
    const chosen = [1, 2, 5, 6, 100].map((domains) => houseFor(lane, domains));
    expect(chosen).toEqual([cottage, village, village, town, town]);
  });

  test("there is a house for each plan, in the order of their domains", () => {
    expect(countLitWindows(laneOf())).toBe(0);
    expect(countLitWindows(laneOf(3))).toBe(3);
    expect(countLitWindows(laneOf(10, 1, 5))).toBe(16);
    expect(laneOf(10, 1).bounds()).toEqual(laneOf(1, 10).bounds());
  });

  test("of more than three plans it has the smallest, the one in the middle and the largest", () => {
    expect(countLitWindows(laneOf(1, 2, 4, 5, 8))).toBe(1 + 4 + 8);
  });
});
