import { expect, test } from "vitest";
import { createFormat, phrase } from "../../site/format";
import type { Brand } from "../../site/schemas/brand";
import {
  billingData,
  offeredPeriods,
  orderAddress,
  perMonth,
  priceData,
  priceNotes,
  taxStatement,
  withTax,
} from "./prices";
import { site, siteWith } from "./site-fixture";

const { words, format } = site;
const { money, percent, plural } = format;

/** The site with these fields of its brand; without a tax and a parameter of the store unless they are given. */
function siteOf(changes: Pick<Brand, "tax" | "orderPeriod"> = {}) {
  const { tax: _, orderPeriod: __, ...brand } = site.records.brand;
  return siteWith({ brand: { ...brand, ...changes } });
}

const withoutTax = siteOf();
const onTop = siteOf({ tax: { name: "GST", percent: 18, included: false } });
const included = siteOf({ tax: { name: "VAT", percent: 19.5, included: true } });

const store = "https://store.test/cart.php?a=add&pid=1";
const plan = (monthly: number, ...periods: [months: number, price: number][]) => ({
  monthly,
  periods: periods.map(([months, price]) => ({ months, price })),
  destination: store,
});

test("the periods are those of all plans, in order, after the month", () => {
  expect(offeredPeriods([plan(5, [12, 50]), plan(9), plan(7, [3, 20], [12, 70])])).toEqual([1, 3, 12]);
  expect(offeredPeriods([plan(5)])).toEqual([1]);
});

test("readers can choose a period if a plan has one, and then of every plan what it costs", () => {
  const plans = [plan(50, [12, 500]), plan(9)];
  const { monthly, monthlyPrices, months, prices } = words.billing;
  expect(billingData(withoutTax, plans)?.periods).toMatchObject([
    { months: 1, title: monthly, announcement: monthlyPrices, saving: "" },
    { months: 12, title: plural(months, 12), announcement: plural(prices, 12) },
  ]);
  expect(billingData(withoutTax, [plan(9)])).toBeUndefined();
  const charged = plans.map((each) => priceData(withoutTax, each, offeredPeriods(plans)).charges);
  expect(charged.map((charges) => Object.keys(charges ?? {}))).toEqual([
    ["1", "12"],
    ["1", "12"],
  ]);
  expect(priceData(withoutTax, plan(9), [1]).charges).toBeUndefined();
});

const { save, saveUpTo } = words.billing;
const saving = (text: string, value: number) => phrase(text, { percent: percent(value) });

test.each([
  [[plan(50, [12, 500]), plan(100, [12, 1000])], saving(save, 16)],
  [[plan(50, [12, 500]), plan(100, [12, 1100])], saving(saveUpTo, 16)],
  [[plan(50, [12, 500]), plan(100)], saving(saveUpTo, 16)],
  [[plan(50, [12, 600]), plan(0, [12, 0])], ""],
  // 5 % exactly, which a computer has as 4.99…
  [[plan(200, [12, 2280])], saving(save, 5)],
])("a saving is rounded down, and the same for all only if it is: %#", (plans, text) => {
  expect(billingData(withoutTax, plans)?.periods.at(-1)?.saving).toBe(text);
});

test("a price per month is rounded up, to what prices of the site have", () => {
  const euros = (wholePrices: boolean) => ({
    format: createFormat({ locale: "en-IE", currency: "EUR", wholePrices }),
  });
  expect(perMonth(euros(false), { months: 12, price: 500 })).toBe(41.67);
  expect(perMonth(euros(true), { months: 12, price: 500 })).toBe(42);
  expect(perMonth(euros(false), { months: 3, price: 150 })).toBe(50);
});

const chargeOf = (monthly: number, price: number, months = 12) =>
  priceData(withoutTax, plan(monthly, [12, price]), [1, 3, 12]).charges?.[months];

test("the whole charge and the saving are worded", () => {
  expect(chargeOf(50, 480)).toEqual({
    amount: money(40),
    tax: undefined,
    charge: plural(words.billing.charge, 12, { price: money(480) }),
    more: phrase(words.billing.less, { amount: money(120) }),
    lower: true,
    href: store,
  });
  expect(chargeOf(50, 600)?.more).toBeUndefined();
});

test("a month is charged as such, with the longest period beside it; a period that a plan lacks is monthly", () => {
  const { billedMonthly, monthlyOnly, orYears } = words.billing;
  const more = plural(orYears, 1, { price: money(480) });
  expect(chargeOf(50, 480, 1)).toMatchObject({
    amount: money(50),
    charge: billedMonthly,
    more,
    lower: false,
  });
  expect(chargeOf(50, 480, 3)).toMatchObject({ amount: money(50), charge: monthlyOnly, more: undefined });
});

test("the order link is that of the period, by its own address or by a parameter of the store", () => {
  const two = plan(5, [12, 50], [5, 24]);
  const cycle = siteOf({ orderPeriod: { parameter: "billingcycle", value: "cycle" } });
  const months = siteOf({ orderPeriod: { parameter: "months", value: "months" } });
  expect(orderAddress(months, two, 1)).toBe(store);
  expect(orderAddress(siteOf(), two, 12)).toBe(store);
  expect(orderAddress(cycle, two, 12)).toBe(`${store}&billingcycle=annually`);
  expect(orderAddress(cycle, two, 5)).toBe(store);
  expect(orderAddress(months, two, 5)).toBe(`${store}&months=5`);
  const yearly = "https://store.test/yearly";
  const own = { ...two, periods: [{ months: 12, price: 50, destination: yearly }] };
  expect(orderAddress(cycle, own, 12)).toBe(yearly);
});

test("longer periods and a setup fee are worded in the currency of the site", () => {
  const { orMonths, orYears, setup } = words.billing;
  const price = 500;
  const offer = { monthly: 50, periods: [3, 12, 24].map((months) => ({ months, price })), setupFee: 1200 };
  const notes = [
    plural(orMonths, 3, { price: money(price) }),
    plural(orYears, 1, { price: money(price) }),
    plural(orYears, 2, { price: money(price) }),
    phrase(setup, { price: money(1200) }),
  ];
  expect(priceData(withoutTax, offer)).toMatchObject({ amount: money(50), notes, periodNotes: 3 });
  expect(priceNotes(withoutTax, { monthly: 50, setupFee: 0 })).toEqual([]);
});

test.each([
  [50, 9, 59],
  [4.99, 0.9, 5.89],
  // 1.005 of tax, which a computer stores as 1.00499…
  [5.583, 1, 6.58],
  [0.25, 0.05, 0.3],
])("%d and its tax, rounded to the smallest unit of the currency, are added up", (monthly, tax, sum) => {
  const added = phrase(words.tax.added, { amount: money(tax), tax: "GST" });
  const total = money(sum);
  expect(priceData(onTop, { monthly }).tax).toEqual({ words: `${money(monthly)} ${added}`, total });
  // Below the charge, which has the amount.
  const charge = priceData(onTop, plan(100, [3, monthly]), [1, 3]).charges?.[3];
  expect(charge?.tax).toEqual({ words: added, total });
});

test("a tax that prices include has no sum, and what is not taxed no note; one sentence says it for all prices", () => {
  const includedValues = { percent: percent(19.5), tax: "VAT" };
  expect(priceData(included, { monthly: 50 }).tax).toEqual({
    words: phrase(words.tax.included, includedValues),
  });
  expect([priceData(onTop, { monthly: 0 }), priceData(withoutTax, { monthly: 50 })]).toMatchObject([
    { tax: undefined },
    { tax: undefined },
  ]);
  expect([withTax(included, 100), withTax(onTop, 0), withTax(withoutTax, 100)]).toEqual(["", "", ""]);
  expect(withTax(onTop, 100)).toBe(` ${phrase(words.tax.withTax, { price: money(118), tax: "GST" })}`);
  expect(taxStatement(onTop)).toBe(phrase(words.tax.allAdded, { percent: percent(18), tax: "GST" }));
  expect(taxStatement(included)).toBe(phrase(words.tax.allIncluded, includedValues));
  expect(taxStatement(withoutTax)).toBeUndefined();
});
