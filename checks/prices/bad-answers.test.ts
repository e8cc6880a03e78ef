// @vitest-environment node
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { comparePrices } from "./compare-prices";
import { RecordsCopy, seeds } from "./seeded-records-fixture";
import { whmcsAnswer } from "./store-answers-fixture";
import { keys, startStore } from "./store-fixture";
import { refusedKey } from "./stores/store";

let store: Awaited<ReturnType<typeof startStore>>;
const copy = new RecordsCopy();
const files = ["minecraft-plans", "vps-plans", "website-plans", "games"];
let before: string[];
let timeoutMs: number;

beforeAll(async () => {
  store = await startStore();
  for (const seed of seeds) copy.change(seed);
  before = files.map((file) => copy.read(file));
});
beforeEach(() => {
  delete store.answer;
  timeoutMs = 30_000;
});
afterAll(() => {
  store.close();
  copy.remove();
});

/** Why nothing was compared. Nothing is written, and no key is repeated. */
async function failureOf(system: string, address = store.address, env: Record<string, string> = keys) {
  const currency = system === "whmcs-feed" ? "currencyId: 2\n" : "";
  copy.write("billing", `system: ${system}\naddress: ${address}\n${currency}`);
  const limits = { timeoutMs, bytes: 200_000 };
  const result = await comparePrices({ folder: copy.folder, write: true, env, limits });
  expect([...result.differences, ...result.corrected]).toEqual([]);
  expect(files.map((file) => copy.read(file))).toEqual(before);
  for (const key of Object.values(env)) expect(result.failure).not.toContain(key);
  return result.failure?.replace(/^content\/billing\.yaml:2: /, "");
}

function answerWith(answer: unknown, status = 200) {
  const text = typeof answer === "string" ? answer : JSON.stringify(answer);
  store.answer = (_, response) => response.writeHead(status).end(text);
}

const noJson = "the answer of the store is no JSON, or breaks off.";
const usual = JSON.stringify(whmcsAnswer());

test("a wrong key", async () => {
  const wrong = { BILLING_USER: "somebody-else", BILLING_KEY: "wrong-key-123" };
  expect(await failureOf("whmcs", store.address, wrong)).toBe(refusedKey);
});

test("without a key nothing is asked", async () => {
  store.requests.length = 0;
  expect(await failureOf("whmcs", store.address, { BILLING_USER: "identifier-4711" })).toBe(
    "set BILLING_KEY in the environment: see docs/prices.md.",
  );
  expect(store.requests).toEqual([]);
});

test("an answer of another shape", async () => {
  const another = "the answer of the store has another shape: see";
  // The first amount.
  answerWith(usual.replace(/"monthly":"[\d.]+"/, '"monthly":"12,50"'));
  expect(await failureOf("whmcs")).toMatch(new RegExp(`^${another} .*\\.monthly\\.$`));
  answerWith([]);
  expect(await failureOf("whmcs")).toBe(`${another} its beginning.`);
  answerWith({ result: "success", products: null });
  expect(await failureOf("whmcs")).toMatch(new RegExp(`^${another} \\w+\\.$`));
});

test("half an answer", async () => {
  answerWith(usual.slice(0, usual.length / 2));
  expect(await failureOf("whmcs")).toBe(noJson);
});

test("an answer that breaks off, comes too late, or stops in the middle", async () => {
  store.answer = (_, response) => {
    response.setHeader("content-length", 20);
    response.write("{", () => response.destroy());
  };
  expect(await failureOf("whmcs")).toBe("the answer of the store breaks off.");
  timeoutMs = 50;
  const late = "the store did not answer within 0.05 s.";
  store.answer = () => {};
  expect(await failureOf("whmcs")).toBe(late);
  store.answer = (_, response) => response.write("{");
  expect(await failureOf("whmcs")).toBe(late);
});

test.each([
  ["<!doctype html><title>Maintenance</title>", 200, noJson],
  ["down", 500, "the store answers with the error 500."],
  ["", 302, "the store sends requests on to another address: write that one."],
  [" ".repeat(200_001), 200, "the answer of the store has more than 200000 bytes."],
  [{ ...whmcsAnswer(), totalresults: 15 }, 200, "the store answers with 14 of 15 products."],
  [{ result: "error", message: "Invalid IP 203.0.113.7" }, 200, refusedKey],
])("%.20j with status %i", async (answer, status, failure) => {
  answerWith(answer, status);
  expect(await failureOf("whmcs")).toBe(failure);
});

test("a store that nothing listens for", async () => {
  const closed = await startStore();
  closed.close();
  expect(await failureOf("whmcs", closed.address)).toBe("the store cannot be reached.");
});

test.each([
  ["alert(1)", "the feed has another shape: expected document.write('…')."],
  ["document.write('12,50$');", "the feed has a price that is not in € or EUR: check currencyId."],
  ["document.write('12,50€ 13,50€');", "the feed has a price that is not in € or EUR: check currencyId."],
  ["document.write('0,00€');", "the product 201 is free, or has no price in EUR."],
])("the feed of WHMCS: %s", async (script, failure) => {
  answerWith(script);
  expect(await failureOf("whmcs-feed", store.address, {})).toBe(failure);
});

test.each([
  ["prices.csv", "product,period,price\n201,monthly,2.5\n202,monthly", ":3: wrong or missing: product."],
  ["prices.csv", "product;period;price\n201;monthly;2,5", ":2: wrong or missing: product."],
  ["prices.csv", "product,period,price\n201,fortnightly,2.5", ":2: wrong or missing: period."],
  [
    "prices.json",
    '[\n  { "product": "201",\n    "period": 1, "pri',
    ":3: a quotation mark or a bracket is not closed, or the text must be in quotes.",
  ],
  ["prices.json", '[\n  { "product": "201", "period": 1 }\n]', ":2: wrong or missing: price."],
  ["prices.json", '{ "201": 2.5 }', ": expected a list of prices."],
  ["nowhere.csv", undefined, " is missing."],
])("a file with a mistake: %s %j", async (name, text, failure) => {
  const path = join(copy.folder, "..", name);
  if (text !== undefined) writeFileSync(path, text);
  expect(await failureOf("file", path)).toBe(`${path}${failure}`);
});
