import { isDeepStrictEqual } from "node:util";
import { identityOf, isObject } from "../../site/content";

type Path = readonly PropertyKey[];
type Parts = ReadonlyMap<string, unknown>;

/** `conflicts` are the values that both sides changed to something else: there `value` has that of `mine`. */
export type Merged = { value: unknown; conflicts: readonly Conflict[] };
/** Its place in `value`: -1 in a list for an entry that `mine` has not. */
export type Conflict = { path: Path; sides: readonly [mine: unknown, theirs: unknown] };

/**
 * Records that were changed in two places since `base`, field by field. A value is undefined where there is none: an
 * entry that one side removed, a field that one side cleared.
 */
export function mergeRecords(base: unknown, mine: unknown, theirs: unknown): Merged {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(theirs, base))
    return { value: mine, conflicts: [] };
  if (isDeepStrictEqual(mine, base)) return { value: theirs, conflicts: [] };
  const isList = Array.isArray(mine);
  const [baseParts, myParts, theirParts] = [base, mine, theirs].map((side) =>
    Array.isArray(side) === isList ? partsOf(side) : undefined,
  );
  if (!baseParts || !myParts || !theirParts)
    return { value: mine, conflicts: [{ path: [], sides: [mine, theirs] }] };
  const isReordered = !isDeepStrictEqual(commonKeys(myParts, baseParts), commonKeys(baseParts, myParts));
  const isMyOrder = isReordered || isDeepStrictEqual([...theirParts.keys()], [...baseParts.keys()]);
  const [first, second] = isMyOrder ? [myParts, theirParts] : [theirParts, myParts];
  const merged = [...new Set([...first.keys(), ...second.keys()])].map((key) => {
    return { key, ...mergeRecords(baseParts.get(key), myParts.get(key), theirParts.get(key)) };
  });
  const kept = merged.filter(({ value }) => value !== undefined);
  return {
    value: isList
      ? kept.map(({ value }) => value)
      : Object.fromEntries(kept.map(({ key, value }) => [key, value])),
    conflicts: merged.flatMap((part) => {
      const step = isList ? kept.indexOf(part) : part.key;
      return part.conflicts.map(({ path, sides }) => ({ path: [step, ...path], sides }));
    }),
  };
}

/** The fields of a record, or the entries of a list by their ids; undefined if one has none, or two have the same. */
function partsOf(value: unknown): Parts | undefined {
  if (!isObject(value)) return undefined;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  const keyed = new Map(value.map((entry) => [isObject(entry) ? identityOf(entry)?.name : undefined, entry]));
  return keyed.size === value.length && !keyed.has(undefined) ? (keyed as Parts) : undefined;
}

function commonKeys(one: Parts, other: Parts): string[] {
  return [...one.keys()].filter((key) => other.has(key));
}
