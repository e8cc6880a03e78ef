import { isDeepStrictEqual } from "node:util";
import { formatMoney, formatNumber, type NumberFormat } from "../../../app/format/number-format";
import { isAmount } from "../../../build/content/amounts";
import { isObject } from "../../../build/content/sentence";
import { fieldWords } from "./field-words";
import { idOf, type Match, matchEntries, movedMatches, nameOf } from "./match-entries";
import { sameWords, shorten, shortenPair } from "./shorten";

/** How the values of a file are put into words. */
export type Wording = {
  /** How numbers were written before the change, and are now: the currency may be what changes. */
  format: { before: NumberFormat; after: NumberFormat };
  /** The words for a field in the field around it; an empty text leaves the field out of the sentence. */
  wordField: (field: string, around: string) => string;
};

type Place = {
  /** The words before the field: file, record. */
  where: readonly string[];
  field: string;
  words: string;
};

/** More moved entries than that are one line. */
const fewMoves = 5;

/** A sentence for each difference between two versions of the records of a file. */
export function compareRecords(before: unknown, after: unknown, file: string, wording: Wording): string[] {
  return compare(before, after, { where: [file], field: "", words: "" }, wording);
}

function compare(before: unknown, after: unknown, place: Place, wording: Wording): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  const where = placeWords(place);
  if (isList(before) && isList(after)) return compareLists(before ?? [], after ?? [], where, wording);
  if (!isRecord(before) || !isRecord(after)) return [wordDifference(before, after, place, wording)];
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((field) =>
    compare(
      before[field],
      after[field],
      { where, field, words: wording.wordField(field, place.field) },
      wording,
    ),
  );
}

function placeWords({ where, words }: Place): readonly string[] {
  return words === "" ? where : [...where, words];
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  where: readonly string[],
  wording: Wording,
): string[] {
  const sentence = (...words: string[]) => [...where, ...words].join(": ");
  // One figure of many says nothing by itself.
  if ([...before, ...after].every((entry) => typeof entry === "number")) return [`${sentence()} changed`];
  const labels = {
    before: labelsOf(before, after, wording.format.before),
    after: labelsOf(after, before, wording.format.after),
  };
  const matches = matchEntries(before, after);
  const moved = movedMatches(matches);
  const wordEntry = (match: Match): string[] => {
    const { before: from, after: to } = match;
    if (from === undefined) return [`${sentence(labels.after[to ?? 0] ?? "")} added`];
    const label = labels.before[from] ?? "";
    if (to === undefined) return [`${sentence(label)} removed`];
    const isMoved = moved.includes(match) && moved.length <= fewMoves;
    const move = isMoved ? [`${sentence(label)} moved from ${from + 1} to ${to + 1}`] : [];
    const inside = isRecord(before[from]) ? [...where, label] : where;
    return [...move, ...compare(before[from], after[to], { where: inside, field: "", words: "" }, wording)];
  };
  const reordered =
    moved.length > fewMoves ? [sentence(`${moved.length} of ${after.length} are in another order`)] : [];
  return [...matches.flatMap(wordEntry), ...reordered];
}

/** The names of the entries. Where another entry of the two lists has the same one, with the id or the number. */
function labelsOf(list: readonly unknown[], other: readonly unknown[], format: NumberFormat): string[] {
  const names = list.map((entry) => labelOf(entry, format));
  const named = [...list, ...other].map((entry) => ({ name: labelOf(entry, format), id: idOf(entry) }));
  return list.map((entry, index) => {
    const name = names[index] ?? "";
    const id = idOf(entry);
    const isShared =
      id === undefined
        ? names.indexOf(name) !== names.lastIndexOf(name)
        : named.some((each) => each.name === name && each.id !== id);
    return isShared ? `${name} (${id ?? `number ${index + 1}`})` : name;
  });
}

function labelOf(entry: unknown, format: NumberFormat): string {
  if (!isRecord(entry)) return wordValue(entry, "", format);
  const named = nameOf(entry);
  if (named) return named.field === "question" ? quote(named.name) : shorten(named.name);
  const id = idOf(entry);
  if (id !== undefined) return id;
  const [field, value] = Object.entries(entry).find(([, part]) => !isObject(part)) ?? ["entry", ""];
  return `${fieldWords(field).words} ${wordValue(value, field, format)}`;
}

function wordDifference(before: unknown, after: unknown, place: Place, { format }: Wording): string {
  const where = placeWords(place).join(": ");
  const isAdded = before === undefined || before === null;
  const isRemoved = after === undefined || after === null;
  if (isObject(before) || isObject(after)) {
    if (isAdded) return `${where} added`;
    return `${where} ${isRemoved ? "removed" : "changed"}`;
  }
  if (typeof before === "string" && typeof after === "string") {
    if (sameWords(before, after)) return `${where}: only spacing changed`;
    const [old, changed] = shortenPair(before, after);
    return `${where}: "${old}" → "${changed}"`;
  }
  const isFlag = typeof (before ?? after) === "boolean";
  // A flag that is absent means no.
  const old = wordValue(isFlag && isAdded ? false : before, place.field, format.before);
  const changed = wordValue(isFlag && isRemoved ? false : after, place.field, format.after);
  const separator = typeof (before ?? after) === "string" ? ":" : "";
  if ((isAdded || isRemoved) && (!isFlag || old === changed))
    return `${where}${separator} ${isAdded ? `${changed} added` : `${old} removed`}`;
  return `${where}${separator} ${old} → ${changed}`;
}

function wordValue(value: unknown, field: string, format: NumberFormat): string {
  if (typeof value === "string") return quote(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "number") return "nothing";
  return isAmount(field)
    ? formatMoney(value, format)
    : `${formatNumber(value, format)}${fieldWords(field).unit}`;
}

function quote(text: string): string {
  return `"${shorten(text)}"`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value);
}

/** An absent list has no entries. */
function isList(value: unknown): value is readonly unknown[] | undefined {
  return value === undefined || Array.isArray(value);
}
