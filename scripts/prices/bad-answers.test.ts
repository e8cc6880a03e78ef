// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { comparePrices } from "./compare-prices";
import { keys, recorded, startStore } from "./recorded-store-fixture";
import { RecordsCopy, seeds } from "./seeded-records-fixture";
import { refusedKey } from "./stores/store";

let store: Awaited<ReturnType<typeof startStore>>;
const copy = new RecordsCopy();
const scratch = mkdtempSync(join(tmpdir(), "prices-"));
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
  rmSync(scratch, { recursive: true });
});

/** Why nothing was compared. Nothing is written, and no key is repeated. */
async function failureOf(system: string, address = store.address, env: Record<string, string> = keys) {
  const currency = system === "whmcs-feed" ? "currencyId: 2\n" : "";
  copy.write("billing", `system: ${system}\naddress: ${address}\n${currency}`);
  const limits = { timeoutMs, bytes: 200_000 };
  const result = await comparePrices({ folder: copy.folder, write: true, env, limits });
  expect(result.differences.concat(result.corrected)).toEqual([]);
  expect(files.map((file) => copy.read(file))).toEqual(before);
  for (const key of Object.values(env)) expect(result.failure).not.toContain(key);
  return result.failure?.replace(/^content\/billing\.yaml:2: /, "");
}

function answerWith(text: string, status = 200) {
  store.answer = (_, response) => {
    response.statusCode = status;
    response.end(text);
  };
}

const systems = { whmcs: "whmcs.json", paymenter: "paymenter-1.json", blesta: "blesta.json" };

describe.each(Object.entries(systems))("%s", (system, file) => {
  const first = (change: (answer: ReturnType<typeof recorded>) => void) => {
    const answer = recorded(file);
    const one = system === "blesta" ? answer[201] : answer;
    change(one);
    return JSON.stringify(one);
  };

  test("a wrong key", async () => {
    const wrong = { BILLING_USER: "somebody-else", BILLING_KEY: "wrong-key-123" };
    expect(await failureOf(system, store.address, wrong)).toBe(refusedKey);
  });

  test("without a key nothing is asked", async () => {
    store.requests.length = 0;
    expect(await failureOf(system, store.address, { BILLING_USER: "identifier-4711" })).toBe(
      "set BILLING_KEY in the environment: see docs/prices.md.",
    );
    expect(store.requests).toEqual([]);
  });

  test("a store that does not answer in time", async () => {
    timeoutMs = 50;
    store.answer = () => {};
    expect(await failureOf(system)).toBe("the store did not answer within 0.05 s.");
  });

  test("a store that stops in the middle of its answer", async () => {
    timeoutMs = 50;
    store.answer = (_, response) => response.write("{");
    expect(await failureOf(system)).toBe("the store did not answer within 0.05 s.");
  });

  test("half an answer", async () => {
    const text = first(() => {});
    answerWith(text.slice(0, text.length / 2));
    expect(await failureOf(system)).toBe("the answer of the store is no JSON, or breaks off.");
    store.answer = (_, response: ServerResponse) => {
      response.setHeader("content-length", text.length);
      response.write(text.slice(0, text.length / 2), () => response.destroy());
    };
    expect(await failureOf(system)).toBe("the answer of the store breaks off.");
  });

  test("a page in place of an answer, and an error", async () => {
    answerWith("<!doctype html><title>Maintenance</title>");
    expect(await failureOf(system)).toBe("the answer of the store is no JSON, or breaks off.");
    answerWith("down", 500);
    expect(await failureOf(system)).toBe("the store answers with the error 500.");
  });

  test("an answer that is too large", async () => {
    answerWith(" ".repeat(200_001));
    expect(await failureOf(system)).toBe("the answer of the store has more than 200000 bytes.");
  });

  test("a redirect is not followed", async () => {
    store.answer = (_, response) => response.writeHead(302, { location: "https://elsewhere.test/" }).end();
    expect(await failureOf(system)).toBe("the store sends requests on to another address: write that one.");
  });

  test("an answer of another shape", async () => {
    const another = (field: string) => `the answer of the store has another shape: see ${field}.`;
    const changes = {
      whmcs: (answer: ReturnType<typeof recorded>) => {
        answer.products.product[2].pricing.EUR.annually = "12,50";
      },
      paymenter: (answer: ReturnType<typeof recorded>) => {
        delete answer.data[1].attributes.stock;
      },
      blesta: (answer: ReturnType<typeof recorded>) => {
        answer.response.pricing[0].price = null;
      },
    };
    const fields = {
      whmcs: "products.product.2.pricing.EUR.annually",
      paymenter: "data.1.attributes.stock",
      blesta: "response.pricing.0.price",
    };
    answerWith(first(changes[system as keyof typeof changes]));
    expect(await failureOf(system)).toBe(another(fields[system as keyof typeof fields]));
    answerWith("[]");
    expect(await failureOf(system)).toBe(another("its beginning"));
    answerWith('{"result":"success","response":null}');
    expect(await failureOf(system)).toMatch(/^the answer of the store has another shape: see \w+\.$/);
  });
});

test("a store that nothing listens for", async () => {
  const closed = await startStore();
  closed.close();
  expect(await failureOf("whmcs", closed.address)).toBe("the store cannot be reached.");
  // The library would repeat it in its message.
  const broken = { BILLING_USER: "me-and-you", BILLING_KEY: "ключ-секрет" };
  expect(await failureOf("blesta", store.address, broken)).toBe("the store cannot be reached.");
});

test("WHMCS: an answer with fewer products than it says, and an error with the status of a success", async () => {
  const answer = recorded("whmcs.json");
  answer.products.product.pop();
  answerWith(JSON.stringify(answer));
  expect(await failureOf("whmcs")).toBe("the store answers with 13 of 14 products.");
  answerWith('{"result":"error","message":"Invalid IP 203.0.113.7"}');
  expect(await failureOf("whmcs")).toBe(refusedKey);
});

test("Paymenter: an answer without all prices, and pages without end", async () => {
  const answer = recorded("paymenter-1.json");
  const [{ id, type }] = answer.included.splice(0, 1);
  answerWith(JSON.stringify(answer));
  expect(await failureOf("paymenter")).toBe(
    `the answer of the store is not complete: it lacks ${type} ${id}.`,
  );
  answerWith(JSON.stringify({ data: [], links: { next: "https://x.test/?page=2" } }));
  expect(await failureOf("paymenter")).toBe("the store has more than 100 pages of products.");
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
  ["prices.json", '[\n  { "product": "201",\n    "period": 1, "pri', ":3: expected a whole list of prices."],
  ["prices.json", '[\n  { "product": "201", "period": 1 }\n]', ":2: wrong or missing: price."],
  ["prices.json", '{ "201": 2.5 }', ":1: expected a whole list of prices."],
])("a file with a mistake: %s %j", async (name, text, failure) => {
  const path = join(scratch, name);
  writeFileSync(path, text);
  expect(await failureOf("file", path)).toBe(`${path}${failure}`);
});

test("a file that is not there", async () => {
  expect(await failureOf("file", "nowhere.csv")).toBe(
    "nowhere.csv cannot be read, or is not plain text in UTF-8.",
  );
});
