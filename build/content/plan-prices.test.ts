import { expect, test } from "vitest";
import { needRoom, planColumns, planPrices } from "./plan-prices";

test.each([
  [3, 3],
  [4, 4],
  [10, 10],
  [11, 6],
  [21, 7],
  [40, 10],
])("%i plans are in rows of %i", (plans, columns) => {
  expect(planColumns(plans, false)).toBe(columns);
});

test.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [7, 4],
  [11, 4],
  [40, 5],
])("%i plans that need room are in rows of %i", (plans, columns) => {
  expect(planColumns(plans, true)).toBe(columns);
});

const plans = ["Grass", "Wood", "Stone"].map((title) => ({ title, price: "₹9,999" }));

test("a long word or a long price needs room, a long title of short words does not", () => {
  expect(needRoom([...plans, { title: "Barque with four masts" }])).toBe(false);
  expect(needRoom([...plans, { title: "Donaudampfschiff" }])).toBe(true);
  expect(needRoom([...plans, { title: "Gold", price: "₹12,00,000" }])).toBe(true);
});

test("one or two plans need room", () => {
  expect(needRoom(plans.slice(1))).toBe(true);
});

test("a plan has its RAM and its price as texts, one that is sold out has no price", () => {
  const plan = { id: "big", title: "Big", drawing: "block-gold", ramGb: 2000, monthly: 120000 };
  const [offered, soldOut] = planPrices({
    brand: { currency: "INR", locale: "en-IN" },
    "minecraft-plans": [plan, { ...plan, soldOut: true }],
  }).plans;
  const shown = { id: "big", title: "Big", drawing: "block-gold", ram: "2\u00a0TB" };
  expect(offered).toEqual({ ...shown, price: "₹1,20,000" });
  expect(soldOut).toEqual(shown);
});
