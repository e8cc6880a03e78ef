// @vitest-environment node
import { expect, test } from "vitest";
import { recorded } from "../recorded-store-fixture";
import { readBlesta } from "./blesta";
import { readPaymenter } from "./paymenter";
import type { StoreQuery } from "./store";
import { readWhmcs, readWhmcsFeed } from "./whmcs";

function query(answer: unknown, currency = "EUR"): StoreQuery {
  const text = typeof answer === "string" ? answer : JSON.stringify(answer);
  return { products: ["1"], currency, request: async () => text, key: () => "key" };
}

test("WHMCS: one product without a list, free, paid once, or without any price", async () => {
  const [recurring] = recorded("whmcs.json").products.product;
  const one = (fields: object) =>
    readWhmcs(
      query({ result: "success", totalresults: 1, products: { product: { ...recurring, ...fields } } }),
    );
  expect((await one({})).filter(({ price }) => price >= 0)).toMatchObject([
    { product: "201", months: 1, price: 2.5, currency: "EUR", setupFee: 0, stock: null },
    { product: "201", months: 1, currency: "USD" },
  ]);
  expect(await one({ paytype: "free", pricing: [] })).toEqual([
    { product: "201", months: 1, price: 0, setupFee: 0, stock: null },
  ]);
  expect(await one({ paytype: "onetime" })).toEqual([]);
  expect(await one({ pricing: [] })).toEqual([]);
  expect(await one({ stockcontrol: "true", stocklevel: 3 })).toMatchObject([
    { stock: 3 },
    ...Array(11).fill({}),
  ]);
  expect(await readWhmcs(query({ result: "success", totalresults: 0 }))).toEqual([]);
});

test.each([
  ["EUR", "12,50€", 12.5],
  ["EUR", "&#8364;1,234.50 EUR", 1234.5],
  ["EUR", "1.234,50 EUR", 1234.5],
  ["EUR", "€ 1,234", 1234],
  ["EUR", "€1200000.00", 1_200_000],
  ["JPY", "¥1,200", 1200],
  ["INR", "₹-1.00 INR", -1],
  ["INR", "-₹1.00", -1],
  ["INR", "Rs.549.00 INR", 549],
])("the feed of WHMCS in %s: %s", async (currency, words, price) => {
  const prices = await readWhmcsFeed(query(`document.write('${words}');`, currency));
  expect(prices.map((each) => each.price)).toEqual(Array(6).fill(price));
});

test("Paymenter: a free plan, one that is paid once, and days", async () => {
  const page = (attributes: object) => ({
    data: [
      {
        id: "1",
        attributes: { stock: null },
        relationships: { plans: { data: [{ type: "plans", id: "5" }] } },
      },
    ],
    included: [
      {
        type: "plans",
        id: "5",
        attributes: { billing_period: null, billing_unit: null, ...attributes },
        relationships: { prices: { data: [] } },
      },
    ],
    links: { next: null },
  });
  const read = (attributes: object) => readPaymenter(query(page(attributes)));
  expect(await read({ type: "free" })).toEqual([
    { product: "1", months: 1, price: 0, setupFee: 0, stock: null },
  ]);
  expect(await read({ type: "one-time" })).toEqual([]);
  expect(await read({ type: "recurring", billing_period: 30, billing_unit: "day" })).toEqual([]);
});

test("Blesta: prices that are paid once or for days are no periods", async () => {
  const { response } = recorded("blesta.json")[201];
  const pricing = ["onetime", "day", "month"].map((period) => ({
    ...response.pricing[0],
    term: "1",
    period,
  }));
  const prices = await readBlesta(query({ response: { ...response, pricing } }));
  expect(prices).toMatchObject([{ product: "1", months: 1 }]);
});
