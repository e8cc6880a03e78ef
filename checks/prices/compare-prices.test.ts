// @vitest-environment node
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { faultLine } from "../../site/fault";
import { comparePrices } from "./compare-prices";
import { RecordsCopy, type Seed, seeds } from "./seeded-records-fixture";
import { exportedPrices } from "./store-answers-fixture";
import { keys, startStore } from "./store-fixture";

let store: Awaited<ReturnType<typeof startStore>>;
const copy = new RecordsCopy();

beforeAll(async () => {
  store = await startStore();
});
beforeEach(() => {
  delete store.answer;
});
afterAll(() => {
  store.close();
  copy.remove();
});

const priced = ["minecraft-plans", "vps-plans", "website-plans", "games"];
const systems = ["whmcs", "whmcs-feed", "prices.json", "prices.csv"];

/** The records with these changes, and the system that they are compared with. */
function prepare(system: string, changes: readonly Seed[] = []) {
  copy.reset();
  for (const seed of changes) copy.change(seed);
  const exported = exportedPrices()[system];
  const address = exported ? join(copy.folder, "..", system) : store.address;
  if (exported) writeFileSync(address, exported);
  copy.write("billing", `system: ${exported ? "file" : system}\naddress: ${address}\n`);
}

function compare(write = false) {
  return comparePrices({ folder: copy.folder, write, env: keys });
}

/** What the feed can tell: neither fees nor stock. */
function seedsFor(system: string): Seed[] {
  return seeds.filter((seed) => system !== "whmcs-feed" || !says(seed, /setup fee|sold out|out of stock/));
}

function says({ found }: Seed, words: RegExp): boolean {
  return found.some(([, sentence]) => words.test(sentence));
}

test.each(systems)("%s: all differences are found with file and line, and no others", async (system) => {
  const known = seedsFor(system);
  prepare(system, known);
  const expected = known.flatMap((seed) => copy.sentences(seed)).toSorted();
  expect(expected.length).toBeGreaterThan(9);
  const { differences, failure } = await compare();
  expect(failure).toBeUndefined();
  expect(differences.map(faultLine).toSorted()).toEqual(expected);
});

test("writing corrects what can be corrected, keeps comments and changes nothing else", async () => {
  prepare("whmcs");
  const agreeing = offers();
  for (const seed of seeds) copy.change(seed);
  const { corrected, differences } = await compare(true);
  const rest = seeds.filter((seed) => says(seed, /no such product/));
  expect(differences.map(faultLine)).toEqual(rest.flatMap((seed) => copy.sentences(seed)));
  expect(corrected).toHaveLength(seeds.flatMap(({ found }) => found).length - rest.length);
  for (const comment of ["# since spring", "# For a week.", "# three months"])
    expect(copy.read("minecraft-plans")).toContain(comment);
  copy.change({ file: "games", id: "regatta", from: "999", to: "103" });
  expect(offers()).toEqual(agreeing);
  expect(await compare()).toEqual({ differences: [], corrected: [] });
});

/** All records with prices, without what is the same as its absence. */
function offers(): unknown {
  return priced.map((file) =>
    JSON.parse(JSON.stringify(parse(copy.read(file)), (_, value) => value || undefined)),
  );
}

test("a price that a text quotes is not changed without it", async () => {
  prepare("whmcs");
  copy.change({ file: "minecraft-plans", id: "punt", from: "monthly: 2.5", to: "monthly: 2.77" });
  const questions = copy.read("questions");
  copy.write("questions", questions.replace(/(answer: ).*/, "$1Ab 2,77 € im Monat."));
  const { failure, corrected } = await compare(true);
  expect(failure).toMatch(/^content\/questions\.yaml:\d+: .*2,77 € is the price of no plan/);
  expect(corrected).toEqual([]);
  expect(copy.read("minecraft-plans")).toContain("monthly: 2.77");
});

test("wrong records, no store and no products are said", async () => {
  prepare("whmcs");
  const failure = async () => (await compare()).failure;
  copy.write("billing", "system: whmcs\naddress: http://ledger.test/\n");
  expect(await failure()).toMatch(
    /^content\/billing\.yaml:2: address .*expected an address that begins with https/,
  );
  rmSync(join(copy.folder, "billing.yaml"));
  expect(await failure()).toBe("content/billing.yaml is missing: see docs/prices.md.");
  copy.write("billing", "system: whmcs\naddress: https://ledger.test/\n");
  for (const file of priced) copy.write(file, copy.read(file).replaceAll(/\n *billing: .*/g, ""));
  expect(await failure()).toBe("No plan or game has `billing`: see docs/prices.md.");
});
