import { identityOf, isObject } from "../../../build/content/sentence";

/** An entry of a list: its index before and after; it is new or removed if one of them is absent. */
export type Match = { before?: number; after?: number };

/** The field by which people know a record. */
const nameFields = ["title", "label", "question", "name", "game", "text"] as const;

/** The field of a record that names it, and its value. */
export function nameOf(entry: unknown): { field: string; name: string } | undefined {
  if (!isObject(entry)) return undefined;
  const field = nameFields.find((key) => typeof entry[key] === "string" && entry[key] !== "");
  return field && { field, name: String(entry[field]) };
}

/**
 * The entries of both lists: removed ones first, then the others in their new order. A record is matched by its id. An
 * entry without one is matched with an equal entry, else with one of the same name, else with the one in its place.
 */
export function matchEntries(before: readonly unknown[], after: readonly unknown[]): Match[] {
  const matched = new Map<number, number>();
  const used = new Set<number>();
  const isFree = (index: number) => index < before.length && !used.has(index);
  const matchBy = (keyOf: (entry: unknown, index: number) => string | undefined) => {
    const free = new Map<string, number[]>();
    for (const [index, entry] of before.entries()) {
      const key = isFree(index) ? keyOf(entry, index) : undefined;
      if (key !== undefined) free.set(key, [...(free.get(key) ?? []), index]);
    }
    for (const [index, entry] of after.entries()) {
      const key = matched.has(index) ? undefined : keyOf(entry, index);
      const found = key === undefined ? undefined : free.get(key)?.shift();
      if (found === undefined) continue;
      matched.set(index, found);
      used.add(found);
    }
  };
  const withoutId = (key: (entry: unknown, index: number) => string | undefined) =>
    matchBy((entry, index) => (idOf(entry) === undefined ? key(entry, index) : undefined));

  matchBy(idOf);
  withoutId((entry) => JSON.stringify(entry));
  withoutId((entry) => nameOf(entry)?.name);
  withoutId((_entry, index) => String(index));

  const removed = [...before.keys()].filter(isFree).map((index) => ({ before: index }));
  const present = [...after.keys()].map((index) => {
    const found = matched.get(index);
    return found === undefined ? { after: index } : { before: found, after: index };
  });
  return [...removed, ...present];
}

export function idOf(entry: unknown): string | undefined {
  return isObject(entry) ? identityOf(entry)?.name : undefined;
}

/** The matches that are no longer in the order of the others: as few as possible. */
export function movedMatches(matches: readonly Match[]): Match[] {
  const kept = matches.filter(({ before, after }) => before !== undefined && after !== undefined);
  const positions = kept.map(({ before = 0 }) => before);
  // For each entry the longest list of entries in order that ends with it.
  const longest: { length: number; previous: number }[] = [];
  for (const [index, position] of positions.entries()) {
    let best = { length: 1, previous: -1 };
    for (let other = 0; other < index; other++) {
      const length = (longest[other]?.length ?? 0) + 1;
      if ((positions[other] ?? 0) < position && length > best.length) best = { length, previous: other };
    }
    longest.push(best);
  }
  const inOrder = new Set<number>();
  const length = Math.max(0, ...longest.map((list) => list.length));
  let index = longest.findIndex((list) => list.length === length);
  while (index >= 0) {
    inOrder.add(index);
    index = longest[index]?.previous ?? -1;
  }
  return kept.filter((_match, place) => !inOrder.has(place));
}
