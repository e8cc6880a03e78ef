import type { NumberFormat } from "../../app/format/number-format";
import { allSchemas } from "../../schemas/all-schemas";
import { nearestFirst } from "../../schemas/nearest-first";
import { checkReferences } from "./check-references";
import type { Content, Fault } from "./content";
import { contentLeaves } from "./content-leaves";
import { siteNumberFormat } from "./number-format";
import { faultAt, identityOf, isObject, issueFaults } from "./sentence";

/** Every fault of the records; none if they are valid. */
export function checkContent(content: Content, pictures: readonly string[] = []): Fault[] {
  return [
    ...checkFiles(content),
    ...Object.entries(content).flatMap(([file, value]) => [
      ...checkShape(file, value),
      ...checkIdentities(file, value),
    ]),
    ...checkReferences(content, pictures),
    ...checkQuotedPrices(content),
  ];
}

function checkFiles(content: Content): Fault[] {
  const names = Object.keys(allSchemas);
  const missing = names.filter((name) => !(name in content));
  const unknown = Object.keys(content).filter((name) => !(name in allSchemas));
  return [
    ...missing.map((file) => ({ file, path: [], sentence: "the file is missing" })),
    ...unknown.map((file) => {
      const [nearest = ""] = nearestFirst(file, names);
      return { file, path: [], sentence: `no page reads this file: did you mean ${nearest}.yaml?` };
    }),
  ];
}

function checkShape(file: string, value: unknown): Fault[] {
  const issues = allSchemas[file]?.safeParse(value).error?.issues ?? [];
  return issues.flatMap((issue) => issueFaults(file, value, issue));
}

/** Ids are anchors and keys, so they are unique in the whole file, nested records included. */
function checkIdentities(file: string, root: unknown): Fault[] {
  const paths = new Map<string, PropertyKey[][]>();
  const visit = (value: unknown, path: PropertyKey[]) => {
    if (!isObject(value)) return;
    const identity = identityOf(value);
    const words = identity && `the ${identity.field} "${identity.name}"`;
    if (words && identity) paths.set(words, [...(paths.get(words) ?? []), [...path, identity.field]]);
    const isList = Array.isArray(value);
    for (const [key, child] of Object.entries(value)) visit(child, [...path, isList ? Number(key) : key]);
  };
  visit(root, []);
  return [...paths]
    .filter(([, found]) => found.length > 1)
    .map(([words, found]) => ({
      file,
      path: found.at(-1) ?? [],
      sentence: `${found.length === 2 ? "two" : found.length} records have ${words}`,
    }));
}

/** A price in a text must be the price of a plan or a game: it would be wrong after a change of price otherwise. */
function checkQuotedPrices(content: Content): Fault[] {
  const leaves = contentLeaves(content);
  const prices = new Set(leaves.filter(({ path }) => path.at(-1) === "monthlyInr").map(({ value }) => value));
  if (prices.size === 0) return [];
  const format = siteNumberFormat(content);
  return leaves.flatMap(({ file, path, value }) =>
    quotedAmounts(typeof value === "string" ? value : "", format)
      .filter(({ amount }) => !prices.has(amount))
      .map(({ quoted }) => faultAt(file, content[file], path, `${quoted} is the price of no plan`)),
  );
}

/** Amounts of money in the currency of the site. */
function quotedAmounts(text: string, { currency, group, decimal }: NumberFormat) {
  const [before, after, groups, point] = [currency.before.trim(), currency.after.trim(), group, decimal].map(
    (sign) => sign.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  const pattern = new RegExp(`${before}\\s?(\\d(?:${groups}?\\d)*(?:${point}\\d+)?)\\s?${after}`, "g");
  return [...text.matchAll(pattern)].map(([quoted, digits = ""]) => ({
    quoted,
    amount: Number(digits.replaceAll(group, "").replace(decimal, ".")),
  }));
}
