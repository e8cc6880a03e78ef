import { isDeepStrictEqual } from "node:util";
import { parseContentFile } from "../../build/content/read-content-file";
import { isObject } from "../../build/content/sentence";
import { labelOf } from "../config/label-of";
import { matchEntries } from "../records/match-entries";

/** A file of `content/` that was added, changed or removed. */
export type FileChange = { path: string; before?: Buffer | undefined; after?: Buffer | undefined };

/** Longer texts are cut around their difference. */
const textLimit = 60;
const contextLength = 20;

/** One sentence for each change, with the labels of the editor's forms. */
export function describeChanges(changes: readonly FileChange[]): string[] {
  return changes.flatMap(({ path, before, after }) => {
    const name = fileName(path);
    if (!before || !after) return [`${name} ${before ? "removed" : "added"}`];
    const [old, changed] = [recordsOf(path, before), recordsOf(path, after)];
    if (!isObject(old) || !isObject(changed)) return [`${name} changed`];
    const sentences = compare(old, changed, [name]);
    return sentences.length > 0
      ? sentences
      : [`${name}: only comments, spacing or the order of fields changed`];
  });
}

/** "vps-plans.yaml" -> "VPS plans", "pages/home.yaml" -> "Home page". */
function fileName(path: string): string {
  const [, folder = "", name = ""] = /^(.*\/)?(.*)\.(yaml|json)$/.exec(path) ?? [];
  return name ? `${labelOf(name)}${folder === "pages/" ? " page" : ""}` : path;
}

/** Undefined if the file has none or cannot be read. JSON is YAML too. */
function recordsOf(path: string, source: Buffer): unknown {
  return /\.(yaml|json)$/.test(path) ? parseContentFile(source.toString("utf8")).value : undefined;
}

function compare(before: unknown, after: unknown, where: readonly string[]): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isList(before) && isList(after)) return compareLists(before ?? [], after ?? [], where);
  if (!isObject(before) || !isObject(after)) return [compareValues(before, after, where.join(": "))];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const label = labelOf(field);
    // The list of games.yaml is called games too.
    const inside = isDeepStrictEqual(where, [label]) ? where : [...where, label];
    return compare(before[field], after[field], inside);
  });
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  where: readonly string[],
): string[] {
  const matches = matchEntries(before, after);
  const entryText = (entry: unknown, words: string) => `${[...where, entryName(entry)].join(": ")} ${words}`;
  const removed = [...before.keys()].filter((index) => !matches.includes(index));
  const kept = matches.filter((index) => index !== undefined);
  const inOrder = isDeepStrictEqual(
    kept,
    kept.toSorted((one, other) => one - other),
  );
  return [
    ...removed.map((index) => entryText(before[index], "removed")),
    ...after.flatMap((entry, index) => {
      const from = matches[index];
      if (from === undefined) return [entryText(entry, "added")];
      const old = before[from];
      return compare(old, entry, isObject(old) ? [...where, entryName(old)] : where);
    }),
    ...(inOrder ? [] : [`${where.join(": ")}: in another order`]),
  ];
}

/** The value by which people know an entry. */
function entryName(entry: unknown): string {
  if (!isObject(entry)) return word(entry);
  const fields = ["title", "label", "question", "name", "game", "text", "id", "slug", ...Object.keys(entry)];
  const name = fields.map((field) => entry[field]).find((value) => value !== undefined && !isObject(value));
  return typeof name === "string" ? excerpt(name) : word(name);
}

function compareValues(before: unknown, after: unknown, where: string): string {
  const isAdded = before === undefined || before === null;
  if (isAdded || after === undefined || after === null) {
    const value = isAdded ? after : before;
    return `${where}${isObject(value) ? "" : `: ${word(value)}`} ${isAdded ? "added" : "removed"}`;
  }
  if (isObject(before) || isObject(after)) return `${where} changed`;
  if (typeof before !== "string" || typeof after !== "string")
    return `${where}: ${word(before)} → ${word(after)}`;
  const [old, changed] = [onOneLine(before), onOneLine(after)];
  if (old === changed) return `${where}: only spacing changed`;
  let start = 0;
  while (start < old.length && old[start] === changed[start]) start++;
  return `${where}: "${excerpt(old, start)}" → "${excerpt(changed, start)}"`;
}

/** As the owner wrote it in the form. */
function word(value: unknown): string {
  if (typeof value === "string") return `"${excerpt(value)}"`;
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

/** A text of one line; of a long one the part that begins a few words before its difference. */
function excerpt(text: string, difference = 0): string {
  const line = onOneLine(text);
  if (line.length <= textLimit) return line;
  const wordStart = line.lastIndexOf(" ", difference - contextLength) + 1;
  const start = Math.max(wordStart, difference - 2 * contextLength);
  const end = start + textLimit;
  return `${start > 0 ? "…" : ""}${line.slice(start, end)}${end < line.length ? "…" : ""}`;
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** An absent list has no entries. */
function isList(value: unknown): value is readonly unknown[] | undefined {
  return value === undefined || Array.isArray(value);
}
