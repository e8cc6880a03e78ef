import { expect, test } from "vitest";
import { words } from "../content/interface";
import { money } from "./money";
import { percentText } from "./numbers";
import { chargeText, orderAddress, periodsOf, perMonth, savingText } from "./periods";
import { phrase, plural } from "./phrase";

const store = "https://store.test/cart.php?a=add&pid=1";
const plan = (monthly: number, ...periods: [months: number, price: number][]) => ({
  monthly,
  periods: periods.map(([months, price]) => ({ months, price })),
  destination: store,
});

test("the periods are those of all plans, in order, after the month", () => {
  expect(periodsOf([plan(5, [12, 50]), plan(9), plan(7, [3, 20], [12, 70])])).toEqual([1, 3, 12]);
  expect(periodsOf([plan(5)])).toEqual([1]);
});

const { save, saveUpTo } = words.billing;
const saving = (text: string, percent: number) => phrase(text, { percent: percentText(percent) });

test.each([
  [[plan(50, [12, 500]), plan(100, [12, 1000])], saving(save, 16)],
  [[plan(50, [12, 500]), plan(100, [12, 1100])], saving(saveUpTo, 16)],
  [[plan(50, [12, 500]), plan(100)], saving(saveUpTo, 16)],
  [[plan(50, [12, 600]), plan(0, [12, 0])], ""],
  // 5 % exactly, which a computer has as 4.99…
  [[plan(200, [12, 2280])], saving(save, 5)],
])("a saving is rounded down, and the same for all only if it is", (plans, text) => {
  expect(savingText(plans, 12)).toBe(text);
});

test("a price per month is rounded up, to what prices of the site have", () => {
  expect(perMonth({ months: 12, price: 500 })).toBe(41.67);
  expect(perMonth({ months: 3, price: 150 })).toBe(50);
});

test("the whole charge and the saving are worded", () => {
  expect(chargeText(50, { months: 12, price: 500 })).toEqual({
    charge: plural(words.billing.charge, 12, { price: money(500) }),
    saving: phrase(words.billing.less, { amount: money(100) }),
  });
  expect(chargeText(50, { months: 12, price: 600 }).saving).toBe("");
});

test("the order link is that of the period, by its own address or by a parameter of the store", () => {
  const two = plan(5, [12, 50], [5, 24]);
  const cycle = { parameter: "billingcycle", value: "cycle" } as const;
  const months = { parameter: "months", value: "months" } as const;
  expect(orderAddress(two, 1, months)).toBe(store);
  expect(orderAddress(two, 12)).toBe(store);
  expect(orderAddress(two, 12, cycle)).toBe(`${store}&billingcycle=annually`);
  expect(orderAddress(two, 5, cycle)).toBe(store);
  expect(orderAddress(two, 5, months)).toBe(`${store}&months=5`);
  const yearly = "https://store.test/yearly";
  const own = { ...two, periods: [{ months: 12, price: 50, destination: yearly }] };
  expect(orderAddress(own, 12, cycle)).toBe(yearly);
});
