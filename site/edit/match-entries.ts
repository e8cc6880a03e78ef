import { isDeepStrictEqual } from "node:util";
import { isObject } from "../content";

/** Fields that tell the entries of a list apart, the surest first. */
const identifying = ["id", "slug", "question", "label", "title", "name", "text", "to", "months"];

/** For each new entry the index of the old entry that it comes from, or undefined for one that was added. */
export function matchEntries(old: readonly unknown[], current: readonly unknown[]): (number | undefined)[] {
  const matches: (number | undefined)[] = current.map(() => undefined);
  const free = new Set(old.keys());
  const match = (isMatch: (before: unknown, after: unknown, from: number, to: number) => boolean) => {
    for (const [to, after] of current.entries()) {
      if (matches[to] !== undefined) continue;
      const from = [...free].find((index) => isMatch(old[index], after, index, to));
      if (from === undefined) continue;
      matches[to] = from;
      free.delete(from);
    }
  };
  match((before, after, from, to) => from === to && isDeepStrictEqual(before, after));
  match(isDeepStrictEqual);
  for (const field of identifying)
    match(
      (before, after) =>
        fieldOf(before, field) !== undefined && fieldOf(before, field) === fieldOf(after, field),
    );
  // An entry whose name was changed, if it cannot be an added one.
  if (old.length === current.length) match((_before, _after, from, to) => from === to);
  return matches;
}

function fieldOf(value: unknown, field: string): unknown {
  return isObject(value) ? value[field] : undefined;
}
