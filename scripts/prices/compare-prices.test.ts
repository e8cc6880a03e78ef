// @vitest-environment node
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { comparePrices } from "./compare-prices";
import { RecordsCopy, type Seed, seeds } from "./seeded-records-fixture";
import { exportedPrices } from "./store-answers-fixture";
import { keys, startStore } from "./store-fixture";

let store: Awaited<ReturnType<typeof startStore>>;
const copies: RecordsCopy[] = [];

beforeAll(async () => {
  store = await startStore();
});
beforeEach(() => {
  delete store.answer;
});
afterAll(() => {
  store.close();
  for (const copy of copies) copy.remove();
});

const systems = ["whmcs", "whmcs-feed", "paymenter", "blesta", "prices.json", "prices.csv"];

function copyFor(system: string, changes: readonly Seed[] = []): RecordsCopy {
  const copy = new RecordsCopy();
  copies.push(copy);
  for (const seed of changes) copy.change(seed);
  const exported = exportedPrices()[system];
  const address = exported ? join(copy.folder, "..", system) : store.address;
  if (exported) writeFileSync(address, exported);
  copy.write("billing", `system: ${exported ? "file" : system}\naddress: ${address}\n`);
  return copy;
}

function compare({ folder }: RecordsCopy, write = false) {
  return comparePrices({ folder, write, env: keys });
}

/** What the feed can tell: neither fees nor stock. */
function seedsFor(system: string): Seed[] {
  return seeds.filter((seed) => system !== "whmcs-feed" || !says(seed, /setup fee|sold out|out of stock/));
}

function says({ found }: Seed, words: RegExp): boolean {
  return found.some(([, sentence]) => words.test(sentence));
}

describe.each(systems)("%s", (system) => {
  const known = seedsFor(system);
  const count = known.flatMap(({ found }) => found).length;

  test(`of ${count} differences all are found with file and line, no others, and corrected if possible`, async () => {
    expect(count).toBe(system === "whmcs-feed" ? 14 : 20);
    const copy = copyFor(system);
    expect(await compare(copy)).toEqual({ differences: [], corrected: [] });

    for (const seed of known) copy.change(seed);
    const expected = known.flatMap((seed) => copy.sentences(seed)).toSorted();
    const { differences, failure } = await compare(copy);
    expect(failure).toBeUndefined();
    expect(differences.toSorted()).toEqual(expected);

    const written = await compare(copy, true);
    expect(written.corrected).toHaveLength(count - 1);
    const rest = known
      .filter((seed) => says(seed, /no such product/))
      .flatMap((seed) => copy.sentences(seed));
    expect(written.differences).toEqual(rest);
    copy.change({ file: "games", id: "regatta", from: "999", to: "103" });
    expect(await compare(copy)).toEqual({ differences: [], corrected: [] });
  });
});

test("writing changes the lines of the differences and nothing else", async () => {
  const copy = copyFor("whmcs", seeds);
  const before = copyFor("whmcs", seeds);
  await compare(copy, true);
  expect(changesBetween(before.folder, copy.folder)).toBe(
    readFileSync(join(import.meta.dirname, "written.diff"), "utf8"),
  );
});

test("a price that a text quotes is not changed without it", async () => {
  const own = copyFor("whmcs");
  own.change({ file: "minecraft-plans", id: "punt", from: "monthly: 2.5", to: "monthly: 2.77" });
  const questions = own.read("questions");
  own.write("questions", questions.replace(/(answer: ).*/, "$1Ab 2,77 € im Monat."));
  const { failure, corrected } = await comparePrices({ folder: own.folder, env: keys, write: true });
  expect(failure).toMatch(/^content\/questions\.yaml:\d+: .*2,77 € is the price of no plan/);
  expect(corrected).toEqual([]);
  expect(own.read("minecraft-plans")).toContain("monthly: 2.77");
});

test("wrong records, no store and no products are said", async () => {
  const own = copyFor("whmcs");
  const failure = async () => (await comparePrices({ folder: own.folder, env: keys })).failure;
  own.write("billing", "system: whmcs\naddress: http://ledger.test/\n");
  expect(await failure()).toMatch(
    /^content\/billing\.yaml:2: address .*expected an address that begins with https/,
  );
  rmSync(join(own.folder, "billing.yaml"));
  expect(await failure()).toBe("content/billing.yaml is missing: see docs/prices.md.");
  own.write("billing", "system: whmcs\naddress: https://ledger.test/\n");
  for (const file of ["minecraft-plans", "vps-plans", "website-plans", "games"])
    own.write(file, own.read(file).replaceAll(/\n *billing: .*/g, ""));
  expect(await failure()).toBe("No plan or game has `billing`: see docs/prices.md.");
});

/** Of all files, in lines. */
function changesBetween(before: string, after: string): string {
  const options = ["diff", "--no-index", "--no-color", "--unified=1", "--src-prefix=", "--dst-prefix="];
  try {
    return execFileSync("git", [...options, before, after], { encoding: "utf8" });
  } catch (error) {
    const { stdout } = error as { stdout: string };
    return stdout
      .replaceAll(/^(diff|index) .*\n/gm, "")
      .replaceAll(/^((?:---|\+\+\+) ).*(content\/)/gm, "$1$2")
      .replaceAll(/^(@@ .* @@).*$/gm, "$1");
  }
}
