import { allSchemas } from "../../schemas/all-schemas";
import { nearestFirst } from "../../schemas/nearest-first";
import { checkPrices } from "./check-prices";
import { checkReferences } from "./check-references";
import type { Content, Fault } from "./content";
import { identityOf, isObject, issueFaults } from "./sentence";

/**
 * The faults of the records, whose texts have their values; `unknown` are the values that do not exist. Each step only
 * if the one before it found nothing: a misspelt field would otherwise be reported wherever its value is used.
 */
export function checkContent(
  content: Content,
  unknown: readonly Fault[] = [],
  pictures: readonly string[] = [],
): readonly Fault[] {
  const places = new Set(unknown.map(placeKey));
  const wrong = Object.entries(content)
    .flatMap(([file, value]) => [...checkShape(file, value), ...checkIdentities(file, value)])
    // A text with an unknown value is no address either.
    .filter((fault) => !places.has(placeKey(fault)));
  if (wrong.length > 0) return wrong;
  if (unknown.length > 0) return unknown;
  return [...checkReferences(content, pictures), ...checkPrices(content)];
}

function placeKey({ file, path }: Fault): string {
  return [file, ...path].join("\n");
}

/** Whether the folder may lack the file: without it, its list is empty. */
export function mayBeAbsent(file: string): boolean {
  return allSchemas[file]?.safeParse([]).success === true;
}

/** Files that are missing or that nothing reads. */
export function checkFiles(names: readonly string[]): Fault[] {
  const known = Object.keys(allSchemas);
  const missing = known.filter((name) => !names.includes(name));
  const unknown = names.filter((name) => !known.includes(name));
  const renamed = new Set<string>();
  const unread = unknown.map((file) => {
    const [meant] = nearestFirst(file, missing);
    if (meant) renamed.add(meant);
    const remedy = meant ? `rename it to ${meant}.yaml or delete it` : "delete it";
    return { file, path: [], sentence: `no page reads this file: ${remedy}` };
  });
  const absent = missing.filter((name) => !renamed.has(name) && !mayBeAbsent(name));
  return [...unread, ...absent.map((file) => ({ file, path: [], sentence: "the file is missing" }))];
}

function checkShape(file: string, value: unknown): Fault[] {
  return issueFaults(file, value, allSchemas[file]?.safeParse(value).error?.issues ?? []);
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
