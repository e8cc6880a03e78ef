import type * as z from "zod";
import { type Content, identityOf, isObject, type Path } from "./content";
import type { RecordFault } from "./fault";
import { innerSchema, unwrapped } from "./schemas/inner-schema";
import { contentFile, schemaOf } from "./texts/text-files";

/** A text of the first language: its place, and the name of the record and field, which stays when records change places. */
export type SourceText = { file: string; path: Path; record: string; text: unknown };

export type Translation = {
  /** The records of the first language with the texts of this one. */
  content: Content;
  /** Texts that this language lacks. */
  missing: SourceText[];
  /** Names that it lacks, which may stay as they are. */
  untranslatedNames: SourceText[];
  /** Texts that it has, with their places in its own files. */
  translated: (SourceText & { own: unknown; ownPath: Path })[];
  /** With their places in its own files. `isLeftOver`: a translation of what is no longer there. */
  faults: (RecordFault & { isLeftOver?: boolean })[];
};

/**
 * Puts the texts of `content/languages/<tag>/` into the records of the first language. Records are found by their id or
 * slug, entries without one by their place in the list. The schemas say which fields are texts: nothing else may be there.
 */
export function translate(source: Content, own: Content): Translation {
  const missing: SourceText[] = [];
  const untranslatedNames: SourceText[] = [];
  const translated: Translation["translated"] = [];
  const faults: Translation["faults"] = [];

  type Place = { file: string; path: Path; record: string; ownPath: Path };

  function fault({ file, ownPath }: Place, message: string, isLeftOver = false) {
    faults.push({ file, path: ownPath, message, isLeftOver });
  }

  function below(place: Place, key: string | number, ownKey = key, name = String(key)): Place {
    return {
      file: place.file,
      path: [...place.path, key],
      record: `${place.record}.${name}`,
      ownPath: [...place.ownPath, ownKey],
    };
  }

  function merged(schema: z.ZodType | undefined, value: unknown, own: unknown, place: Place): unknown {
    const inner = unwrapped(schema);
    const kind = inner?.meta()?.translation;
    if (kind !== undefined) return mergedText(kind, value, own, place, inner !== schema);
    if (Array.isArray(value)) return mergedList(inner, value, own, place);
    if (isObject(value)) return mergedRecord(inner, value, own, place);
    if (own !== undefined) {
      const advice = `it is taken from content/${place.file}.yaml and may not be repeated here`;
      fault(place, `${place.record} is no text: ${advice}`);
    }
    return value;
  }

  function mergedText(kind: unknown, value: unknown, own: unknown, place: Place, optional: boolean) {
    const text = { file: place.file, path: place.path, record: place.record, text: value };
    if (own === undefined) {
      // The ordinal numbers of one language are not those of another.
      if (kind === "own" && optional) return undefined;
      (kind === "optional" ? untranslatedNames : missing).push(text);
      return value;
    }
    const known = bracesIn(value);
    for (const whole of bracesIn(own))
      if (value !== undefined && !known.has(whole))
        fault(place, `${whole} is not in the text of ${place.record} that is translated`);
    translated.push({ ...text, own, ownPath: place.ownPath });
    return own;
  }

  /** Empty, with a fault, if the translation has something else in its place. */
  function ownEntries(own: unknown, kind: "list" | "record", place: Place): Map<string, unknown> {
    if (isObject(own) && Array.isArray(own) === (kind === "list")) return new Map(Object.entries(own));
    if (own !== undefined)
      fault(place, `${place.record} is no ${kind}: expected one as in content/${place.file}.yaml`);
    return new Map();
  }

  function mergedList(schema: z.ZodType | undefined, list: readonly unknown[], own: unknown, place: Place) {
    const ownList = [...ownEntries(own, "list", place).values()];
    const found = new Set<number>();
    const entries = list.map((entry, index) => {
      const identity = isObject(entry) ? identityOf(entry) : null;
      const ownIndex = identity
        ? ownList.findIndex((each) => isObject(each) && each[identity.field] === identity.name)
        : index;
      found.add(ownIndex);
      const entryPlace = below(place, index, ownIndex, identity?.name);
      return merged(innerSchema(schema, index), entry, ownList[ownIndex] ?? undefined, entryPlace);
    });
    for (const [index, entry] of ownList.entries()) {
      if (found.has(index) || entry === null) continue;
      const name = isObject(entry) ? identityOf(entry)?.name : undefined;
      const what = name === undefined ? `entry number ${index + 1} without an id` : `other record "${name}"`;
      fault(below(place, index), `${place.record} has no ${what} in content/${place.file}.yaml`, true);
    }
    return entries;
  }

  function mergedRecord(schema: z.ZodType | undefined, value: object, own: unknown, place: Place) {
    const fields = new Map(Object.entries(value));
    const ownFields = ownEntries(own, "record", place);
    const identity = identityOf(value as Record<string, unknown>);
    if (identity) ownFields.delete(identity.field);
    for (const key of ownFields.keys()) {
      if (fields.has(key)) continue;
      if (unwrapped(innerSchema(schema, key))?.meta()?.translation === "own") fields.set(key, undefined);
      else fault(below(place, key), `${place.record} has no ${key} in content/${place.file}.yaml`, true);
    }
    const entries = [...fields].map(([key, field]) => {
      const ownField = ownFields.get(key) ?? undefined;
      return [key, merged(innerSchema(schema, key), field, ownField, below(place, key))];
    });
    return Object.fromEntries(entries.filter(([, field]) => field !== undefined));
  }

  const content = Object.entries(source).map(([file, value]) => {
    const place = { file, path: [], record: file, ownPath: [] };
    return [file, value && merged(schemaOf(file), value, own[file] ?? undefined, place)];
  });
  for (const file of Object.keys(own))
    if (source[file] === undefined)
      faults.push({
        file,
        path: [],
        message: `there is no content/${contentFile(file)} that it translates`,
      });
  return { content: Object.fromEntries(content), missing, untranslatedNames, translated, faults };
}

/** Of a text, or of all texts of a record. */
function bracesIn(value: unknown): Set<string> {
  const json = JSON.stringify(value, (key, inner) => (key === "code" ? undefined : inner));
  return new Set(json?.match(/\{[^{}"]+\}/g));
}
