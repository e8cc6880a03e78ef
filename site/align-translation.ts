import { createHash } from "node:crypto";
import { type Content, contentLeaves, identityOf, isObject } from "./content";

/** By record and field: the hashes of a text and of its translation when it was last up to date. */
export type Sources = Readonly<Record<string, string>>;

/**
 * A translation in the order that the lists of the first language have now: entries without an id are where their text is that was
 * translated, with null for those in between. Without a note of the text they stay in their place.
 */
export function alignTranslation(source: Content, own: Content, sources: Sources): Content {
  function aligned(value: unknown, ownValue: unknown, record: string): unknown {
    if (!isObject(value) || !isObject(ownValue) || Array.isArray(value) !== Array.isArray(ownValue))
      return ownValue;
    if (!Array.isArray(value) || !Array.isArray(ownValue))
      return Object.fromEntries(
        Object.entries(ownValue).map(([key, inner]) => [key, aligned(value[key], inner, `${record}.${key}`)]),
      );
    const entries = new Map(value.map((entry) => [nameOf(entry), entry]));
    if (value.some(nameOf))
      return ownValue.map((inner) =>
        aligned(entries.get(nameOf(inner)), inner, `${record}.${nameOf(inner)}`),
      );
    const indexes = indexesIn(value, ownValue, record);
    const list: unknown[] = [];
    for (const [ownIndex, index] of indexes.entries())
      list[index] = aligned(value[index], ownValue[ownIndex], `${record}.${ownIndex}`);
    return Array.from(list, (entry) => entry ?? null);
  }

  /** Where the entries of a translation belong in the list of the first language, or behind it. */
  function indexesIn(list: readonly unknown[], ownList: readonly unknown[], record: string): number[] {
    const hashes = list.map((entry) => textHashes(entry));
    const free = new Set(list.keys());
    const found = ownList.map((entry, ownIndex) => {
      const translated = [...textHashes(entry)].flatMap(([field, hash]) => {
        const [sourceHash, ownHash] = sources[`${record}.${ownIndex}${field}`]?.split(" ") ?? [];
        return sourceHash && ownHash === hash ? [[field, sourceHash] as const] : [];
      });
      const isSource = (index: number) =>
        free.has(index) && translated.some(([field, hash]) => hashes[index]?.get(field) === hash);
      const index = isSource(ownIndex) ? ownIndex : [...free].find(isSource);
      if (index !== undefined) free.delete(index);
      return index;
    });
    let behind = list.length;
    return found.map((index, ownIndex) => {
      if (index !== undefined) return index;
      return free.delete(ownIndex) ? ownIndex : behind++;
    });
  }

  return Object.fromEntries(
    Object.entries(own).map(([file, value]) => [file, aligned(source[file], value, file)]),
  );
}

function nameOf(entry: unknown): string | undefined {
  return isObject(entry) ? identityOf(entry)?.name : undefined;
}

/** By the names of their fields. */
function textHashes(entry: unknown): Map<string, string> {
  return new Map(contentLeaves({ "": entry }).map(({ record, value }) => [record, hashOf(value)]));
}

export function hashOf(text: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(text) ?? "")
    .digest("hex")
    .slice(0, 8);
}
