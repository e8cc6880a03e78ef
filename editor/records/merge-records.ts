import { isDeepStrictEqual } from "node:util";
import { identityOf, isObject } from "../../build/content/sentence";

type Path = readonly PropertyKey[];

/** `conflicts` are the values that both sides changed to something else: there `value` has that of `mine`. */
export type Merged = { value: unknown; conflicts: readonly Path[] };

/**
 * Records that were changed in two places since `base`, field by field. A value is undefined where there is none: an
 * entry that one side removed, a field that one side cleared.
 */
export function mergeRecords(base: unknown, mine: unknown, theirs: unknown, path: Path = []): Merged {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(theirs, base))
    return { value: mine, conflicts: [] };
  if (isDeepStrictEqual(mine, base)) return { value: theirs, conflicts: [] };
  const sides = [base, mine, theirs];
  const keyed = sides.map((side) => (Array.isArray(side) ? byIdentity(side) : undefined));
  const [keyedBase, keyedMine, keyedTheirs] = keyed;
  if (keyedBase && keyedMine && keyedTheirs) {
    const isReordered = !isDeepStrictEqual(
      commonKeys(keyedMine, keyedBase),
      commonKeys(keyedBase, keyedMine),
    );
    const [first, second] = isReordered ? [keyedMine, keyedTheirs] : [keyedTheirs, keyedMine];
    const keys = [...new Set([...first.keys(), ...second.keys()])];
    const indexOf = (key: string) => [...keyedMine.keys()].indexOf(key);
    const merged = keys.map((key) =>
      mergeRecords(keyedBase.get(key), keyedMine.get(key), keyedTheirs.get(key), [...path, indexOf(key)]),
    );
    return {
      value: merged.map(({ value }) => value).filter((value) => value !== undefined),
      conflicts: merged.flatMap(({ conflicts }) => conflicts),
    };
  }
  if (!sides.every((side) => isObject(side) && !Array.isArray(side)))
    return { value: mine, conflicts: [path] };
  const [baseFields, mineFields, theirFields] = sides as Record<string, unknown>[];
  const keys = [...new Set([...Object.keys(mineFields ?? {}), ...Object.keys(theirFields ?? {})])];
  const merged = keys.map((key) => ({
    key,
    ...mergeRecords(baseFields?.[key], mineFields?.[key], theirFields?.[key], [...path, key]),
  }));
  return {
    value: Object.fromEntries(
      merged.filter(({ value }) => value !== undefined).map(({ key, value }) => [key, value]),
    ),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  };
}

/** The entries by their ids; undefined if one has none, or two have the same. */
function byIdentity(list: readonly unknown[]): Map<string, unknown> | undefined {
  const entries = list.map((entry): [string | undefined, unknown] => [
    isObject(entry) ? identityOf(entry)?.name : undefined,
    entry,
  ]);
  const keyed = new Map(entries.flatMap(([key, entry]) => (key === undefined ? [] : [[key, entry]])));
  return keyed.size === list.length ? keyed : undefined;
}

function commonKeys(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): string[] {
  return [...one.keys()].filter((key) => other.has(key));
}
