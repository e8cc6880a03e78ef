import { expect, test } from "vitest";
import { nearestCount, playerCounts } from "./player-counts";

test("there is a number of players for each of the twenty cells", () => {
  expect(playerCounts).toHaveLength(20);
  expect(playerCounts.toSorted((one, other) => one - other)).toEqual(playerCounts);
});

test.each([
  [-3, 2],
  [7, 6],
  [33, 35],
  [1e9, 100],
  [Number.POSITIVE_INFINITY, 2],
])("instead of %d players there are %d", (players, nearest) => {
  expect(nearestCount(players)).toBe(nearest);
});
