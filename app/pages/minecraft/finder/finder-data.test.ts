import { expect, test } from "vitest";
import { findPlan, offeredPlans } from "./finder-data";

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
  const { neededGb, plan, soldOut } = findPlan(among, world, players);
  return [neededGb, plan?.title, soldOut?.title];
}

test.each([
  // 2.5 GB
  [2, [3, "same price, more memory", undefined]],
  // exactly 3 GB, and 3.25 GB
  [4, [3, "same price, more memory", undefined]],
  [5, [4, "medium", undefined]],
  [20, [7, "large", undefined]],
  // 8.25 GB
  [25, [9, undefined, undefined]],
])("for %i players it is the cheapest plan with enough memory", (players, expected) => {
  expect(titles(players)).toEqual(expected);
});

test("the plans that can be found are in the order of their memory, none dearer than a larger one", () => {
  const offered = offeredPlans([...plans, plan("huge", 500, 20, true)]);
  expect(offered.map(({ title }) => title)).toEqual(["same price, more memory", "medium", "large"]);
});

test("a plan that is sold out is named, and the next larger one is found", () => {
  const others = plans.map((each) => (each.title === "medium" ? { ...each, soldOut: true } : each));
  expect(titles(5, others)).toEqual([4, "large", "medium"]);
  expect(titles(2, others)).toEqual([3, "same price, more memory", undefined]);
});

test("without a plan that can be ordered nothing is found", () => {
  expect(titles(2, [])).toEqual([3, undefined, undefined]);
  expect(titles(2, [plan("small", 50, 4, true)])).toEqual([3, undefined, undefined]);
});

test("fractions are added without an error of arithmetic", () => {
  const fractions = { baseGb: 0.1, mbPerPlayer: 0.2 * 1000 };
  expect(findPlan([plan("exact", 1, 0.7)], fractions, 3).plan?.title).toBe("exact");
});
