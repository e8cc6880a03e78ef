// @vitest-environment node
import { expect, test } from "vitest";
import { whmcsAnswer } from "../store-answers-fixture";
import type { StoreQuery } from "./store";
import { readWhmcs, readWhmcsFeed } from "./whmcs";

function query(answer: unknown, currency = "EUR"): StoreQuery {
  const text = typeof answer === "string" ? answer : JSON.stringify(answer);
  return { products: ["1"], currency, request: async () => text, key: () => "key" };
}

test("WHMCS: one product without a list, free, paid once, or without any price", async () => {
  const [recurring] = whmcsAnswer().products.product;
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
