import { expect, test } from "vitest";
import { findPlan, playerCounts } from "./find-plan";

const world = { baseGb: 2, mbPerPlayer: 250 };
const plan = (title: string, monthly: number, ramGb: number, soldOut = false) => ({
  title,
  monthly,
  ramGb,
  soldOut,
});
const plans = [
  plan("small", 50, 2),
  plan("same price, more memory", 50, 3),
  plan("dear and small", 300, 1),
  plan("medium", 200, 5),
  plan("large", 400, 8),
];

function titles(players: number, among = plans) {
  const { neededGb, plan, smaller, larger, soldOut } = findPlan(among, world, players);
  return [neededGb, plan?.title, smaller?.title, larger?.title, soldOut?.title];
}

test.each([
  // 2.5 GB
  [2, [3, "same price, more memory", undefined, "medium", undefined]],
  // exactly 3 GB, and 3.25 GB
  [4, [3, "same price, more memory", undefined, "medium", undefined]],
  [5, [4, "medium", "same price, more memory", "large", undefined]],
  [20, [7, "large", "medium", undefined, undefined]],
  // 8.25 GB
  [25, [9, undefined, "large", undefined, undefined]],
])(
  "for %i players it is the cheapest plan with enough memory, between its neighbours",
  (players, expected) => {
    expect(titles(players)).toEqual(expected);
  },
);

test("a plan that is sold out is named, and the next larger one is found", () => {
  const others = plans.map((each) => (each.title === "medium" ? { ...each, soldOut: true } : each));
  expect(titles(5, others)).toEqual([4, "large", "same price, more memory", undefined, "medium"]);
  expect(titles(2, others)).toEqual([3, "same price, more memory", undefined, "large", undefined]);
});

test("without a plan that can be ordered nothing is found", () => {
  expect(titles(2, [])).toEqual([3, undefined, undefined, undefined, undefined]);
  expect(titles(2, [plan("small", 50, 4, true)])).toEqual([3, undefined, undefined, undefined, undefined]);
});

test("fractions are added without an error of arithmetic", () => {
  const fractions = { baseGb: 0.1, mbPerPlayer: 0.2 * 1000 };
  expect(findPlan([plan("exact", 1, 0.7)], fractions, 3).plan?.title).toBe("exact");
});

test("there is a number of players for each of the twenty cells", () => {
  expect(playerCounts).toHaveLength(20);
  expect(playerCounts.toSorted((one, other) => one - other)).toEqual(playerCounts);
});
