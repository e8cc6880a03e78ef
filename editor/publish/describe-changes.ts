import { isDeepStrictEqual } from "node:util";
import { isObject } from "../../site/content";
import { matchEntries } from "../../site/edit/match-entries";
import { visible } from "../../site/fault";
import { parseContentFile } from "../../site/read-content-file";
import { nameOfFile } from "../../site/texts/text-files";
import { labelOf, titleOf } from "../forms/label-of";
import { formOfFile } from "../forms/navigation";

/** A file of `content/` that was added, changed or removed. */
export type FileChange = { path: string; before: string | undefined; after: string | undefined };

/** Longer texts are cut around their difference. */
const textLimit = 60;
const contextLength = 20;

/** One sentence for each change, with the labels of the editor's forms. */
export function describeChanges(changes: readonly FileChange[]): string[] {
  const sentences = changes.flatMap(({ path, before, after }) => {
    // The list of npm run check:translations.
    if (/^languages\/[^/]+\/sources\.json$/.test(path)) return [];
    // "vps-plans.yaml" is "VPS plans", "languages/hi/games.yaml" is "Games (Hindi)".
    const title = formOfFile(nameOfFile(path))?.title ?? path.replace(/^pictures\//, "picture ");
    const name = title.replace(/^./, (letter) => letter.toUpperCase());
    if (before === undefined || after === undefined)
      return [`${name} ${before === undefined ? "added" : "removed"}`];
    // JSON is YAML too.
    const isRecord = /\.(yaml|json)$/.test(path);
    const [old, changed] = [before, after].map((source) => isRecord && parseContentFile(source).value);
    if (!isObject(old) || !isObject(changed)) return [`${name} changed`];
    const found = compare(old, changed, [name]);
    return found.length > 0 ? found : [`${name}: only comments, spacing or the order of fields changed`];
  });
  return sentences.map(visible);
}

function compare(before: unknown, after: unknown, where: readonly string[]): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isList(before) && isList(after)) return compareLists(before ?? [], after ?? [], where);
  if (!isObject(before) || !isObject(after)) return [compareValues(before, after, where.join(": "))];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const label = labelOf(field);
    // The list of games.yaml is called games too.
    const isFile = where.length === 1 && where[0]?.replace(/ \(.+\)$/, "") === label;
    const inside = isFile ? where : [...where, label];
    return compare(before[field], after[field], inside);
  });
}

/** An absent list has no entries. */
function isList(value: unknown): value is readonly unknown[] | undefined {
  return value === undefined || Array.isArray(value);
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  where: readonly string[],
): string[] {
  const matches = matchEntries(before, after);
  const inside = (entry: unknown) => [...where, entryName(entry)];
  const removed = before.filter((_, index) => !matches.includes(index));
  const kept = matches.filter((index) => index !== undefined);
  const isInOrder = kept.every((index, position) => position === 0 || index > (kept[position - 1] ?? 0));
  return [
    ...removed.map((entry) => `${inside(entry).join(": ")} removed`),
    ...after.flatMap((entry, index) => {
      const from = matches[index];
      if (from === undefined) return [`${inside(entry).join(": ")} added`];
      return compare(before[from], entry, isObject(before[from]) ? inside(before[from]) : where);
    }),
    ...(isInOrder ? [] : [`${where.join(": ")}: in another order`]),
  ];
}

/** The value by which people know an entry. */
function entryName(entry: unknown): string {
  if (!isObject(entry)) return word(entry);
  const title = titleOf(entry);
  return title ? excerpt(title) : word(Object.values(entry).find((value) => !isObject(value)));
}

function compareValues(before: unknown, after: unknown, where: string): string {
  const isAdded = before === undefined || before === null;
  if (isAdded || after === undefined || after === null) {
    const value = isAdded ? after : before;
    return `${where}${isObject(value) ? "" : `: ${word(value)}`} ${isAdded ? "added" : "removed"}`;
  }
  if (isObject(before) || isObject(after)) return `${where} changed`;
  const [old, changed] = [String(before), String(after)];
  let difference = 0;
  while (difference < old.length && old[difference] === changed[difference]) difference++;
  return `${where}: ${word(before, difference)} → ${word(after, difference)}`;
}

/** As the owner wrote it in the form. */
export function word(value: unknown, difference = 0): string {
  if (typeof value === "string") return `"${excerpt(value, difference)}"`;
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

/** A text of one line; of a long one the part around its difference. */
function excerpt(text: string, difference = 0): string {
  const line = text.replaceAll("\n", " ");
  if (line.length <= textLimit) return line;
  const start = Math.max(0, difference - contextLength);
  const end = start + textLimit;
  return `${start > 0 ? "…" : ""}${line.slice(start, end)}${end < line.length ? "…" : ""}`;
}
