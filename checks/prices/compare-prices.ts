import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { editYaml } from "../../site/edit/edit-yaml";
import { writeFileAtOnce } from "../../site/edit/write-file";
import { type Fault, faultLine, faultPlace } from "../../site/fault";
import { otherLanguages } from "../../site/languages";
import { readContent } from "../../site/load-content";
import { contentFolder } from "../../site/project-folder";
import type { Records } from "../../site/schemas/all-schemas";
import { comparedOffers, type Difference, findDifferences, type Offer } from "./differences";
import { readPriceFile } from "./stores/price-file";
import { CannotCompare, type StoreQuery, storeRequest } from "./stores/store";
import { readWhmcs, readWhmcsFeed } from "./stores/whmcs";

const api = { whmcs: readWhmcs, "whmcs-feed": readWhmcsFeed };

/** `failure`: why nothing was compared, or nothing written. */
export type Comparison = { differences: Fault[]; corrected: Fault[]; failure?: string };

/** What the last `npm run prices` on this computer found, for `npm run check:launch`. Ignored by git. */
export type LastComparison = Pick<Comparison, "differences" | "failure"> & { date: string };

const comparisonFile = join(contentFolder, "../.generated/prices.json");

export function keepComparison({ differences, failure }: Comparison) {
  mkdirSync(dirname(comparisonFile), { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  writeFileAtOnce(comparisonFile, JSON.stringify({ date, failure, differences }));
}

export function lastComparison(): LastComparison | undefined {
  return existsSync(comparisonFile) ? JSON.parse(readFileSync(comparisonFile, "utf8")) : undefined;
}

/** Compares the records with the store and, with `write`, corrects them: once all prices are there and right. */
export async function comparePrices({
  folder = contentFolder,
  env = process.env,
  write = false,
  limits = { timeoutMs: 30_000, bytes: 16 * 2 ** 20 },
} = {}): Promise<Comparison> {
  const key: StoreQuery["key"] = (name) => {
    const value = env[name]?.trim();
    if (!value) throw new CannotCompare(`set ${name} in the environment: see docs/prices.md.`);
    return value;
  };
  try {
    const { content, located } = readRecords(folder);
    const { billing, brand } = content as Records;
    if (!billing) throw new CannotCompare("content/billing.yaml is missing: see docs/prices.md.");
    const products = [...new Set(comparedOffers(content).map(({ product }) => product))];
    if (products.length === 0) throw new CannotCompare("No plan or game has `billing`: see docs/prices.md.");
    const { system, address, currencyId } = billing;
    const request: StoreQuery["request"] = (path, body) =>
      storeRequest(new URL(path, address.replace(/\/*$/, "/")), body, limits);
    const query = { products, currency: brand.currency, currencyId, request, key };
    const prices = await (system === "file" ? readPriceFile(address) : api[system](query)).catch((error) => {
      if (!(error instanceof CannotCompare)) throw error;
      const { message } = error;
      const place = faultPlace(located({ file: "billing", path: ["address"], message }));
      throw new CannotCompare(`${place}: ${message}`);
    });
    // Each time from the files: the owner may have saved something meanwhile.
    const find = () => findDifferences(readRecords(folder), prices);
    const corrected = write ? find().filter(({ correct }) => correct) : [];
    writeCorrections(folder, corrected);
    return { differences: find().map(({ fault }) => fault), corrected: corrected.map(({ fault }) => fault) };
  } catch (error) {
    if (!(error instanceof CannotCompare)) throw error;
    return { differences: [], corrected: [], failure: error.message };
  }
}

function readRecords(folder: string, texts = {}, language = "") {
  const records = readContent(folder, { texts }, language);
  if (records.faults.length > 0) throw new CannotCompare(records.faults.map(faultLine).join("\n"));
  return records;
}

/** Writes nothing if a record would be wrong then, such as a text that quotes an old price. */
function writeCorrections(folder: string, differences: readonly Difference[]) {
  const values: Record<string, unknown> = {};
  const source = (file: string) => readFileSync(join(folder, `${file}.yaml`), "utf8");
  for (const { file, path, correct } of differences) {
    values[file] ??= parse(source(file));
    correct?.(path.reduce<unknown>((value, step) => (value as never)[step], values[file]) as Offer);
  }
  const texts = Object.entries(values).map(([file, value]) => [file, editYaml(source(file), value)] as const);
  for (const language of texts.length > 0 ? ["", ...otherLanguages(folder)] : [])
    readRecords(folder, Object.fromEntries(texts), language);
  for (const [file, text] of texts) writeFileAtOnce(join(folder, `${file}.yaml`), text);
}
