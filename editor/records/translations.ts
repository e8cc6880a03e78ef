import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { sourcesText, translationFaults } from "../../checks/translations/translation-faults";
import type { Sources } from "../../site/align-translation";
import { contentLeaves, identityOf, isObject, type Path } from "../../site/content";
import { editYaml } from "../../site/edit/edit-yaml";
import { faultLine } from "../../site/fault";
import { readContent } from "../../site/load-content";
import { parseContentFile } from "../../site/read-content-file";
import { languageTags } from "../../site/read-files";
import { alignedRecords, sourcesFile } from "../../site/read-translation";
import { readPlainFile } from "../../site/special-files";
import { contentFile } from "../../site/texts/text-files";
import { type SourceText, translate } from "../../site/translate";
import { fieldLabel } from "../forms/label-of";
import type { ContentFolder } from "./content-folder";
import { mergeRecords } from "./merge-records";

import { Refusal } from "./refusal";

/** A text of the first language, and its translation if there is one. */
export type TranslatedText = {
  path: Path;
  record: string;
  /** The labels of its field. */
  where: string;
  text: unknown;
  own?: unknown;
  /** May stay as it is. */
  isName: boolean;
  /** The text has changed since it was translated. */
  isStale: boolean;
};

/** The texts of a file that can be translated, in their order in the file. */
export function translatedTexts(store: ContentFolder, tag: string, file: string): TranslatedText[] {
  const { folder } = store;
  const { missing, untranslatedNames, translated } = readContent(folder, {}, tag);
  const { stale } = translationFaults(tag, false, folder);
  const all: (SourceText & { own?: unknown })[] = [...missing, ...untranslatedNames, ...translated];
  const texts = new Map(all.map((text) => [text.record, text]));
  const source = store.load(file);
  return contentLeaves({ [file]: source }).flatMap(({ record, path }) => {
    const { text, own } = texts.get(record) ?? {};
    const isName = untranslatedNames.some((name) => name.record === record);
    const isStale = stale.includes(record);
    return texts.has(record)
      ? [{ path, record, where: fieldLabel(source, path), text, own, isName, isStale }]
      : [];
  });
}

/** Writes the translations of texts of a file. An empty one is removed. */
export function saveTranslations(
  store: ContentFolder,
  tag: string,
  file: string,
  texts: readonly Pick<TranslatedText, "path" | "own">[],
) {
  const path = join("languages", tag, contentFile(file));
  const source = store.load(file);
  const before = store.read(path)?.toString() ?? (Array.isArray(source) ? "[]\n" : "{}\n");
  const own = parseContentFile(before).value;
  let value = structuredClone(alignedRecords(store.folder, tag, file, source, own));
  for (const text of texts) value = withText(source, value, text.path, text.own);
  const after = editYaml(before, value);
  const { faults } = readContent(store.folder, { translations: { [file]: after } }, tag);
  const others = readContent(store.folder, {}, tag).faults;
  const added = faults.filter((fault) => !others.some((other) => isDeepStrictEqual(other, fault)));
  if (added.length > 0) throw new Refusal(`Nothing was saved. ${added.map(faultLine).join(" ")}`);
  if (after === before) return;
  // Refuses a link before anything is written.
  store.read(sourcesFile(tag));
  store.write(path, after);
  writeList(store, tag, translationFaults(tag, false, store.folder).sources);
}

function writeList(store: ContentFolder, tag: string, sources: Sources) {
  store.write(sourcesFile(tag), sourcesText(sources));
}

/** What saves took out of a translation, by its file: as it was, and without it. */
export type RemovedTranslations = Map<string, { before: unknown; after: unknown }>;

/**
 * The files of other languages once the records of a file are these: translations of what is gone are gone too, and are
 * back if it is back. Refuses a text without a value that its translation has.
 */
export function translationsAfter(
  folder: string,
  file: string,
  records: unknown,
  removed: RemovedTranslations,
) {
  const faultsOf = (own: unknown) => translate({ [file]: records }, { [file]: own }).faults;
  return languageTags(folder).flatMap((tag) => {
    const path = join("languages", tag, contentFile(file));
    const before = readPlainFile(folder, path);
    if (before === undefined) return [];
    const written = parseContentFile(before).value;
    const own = alignedRecords(folder, tag, file, records, written);
    const wrong = faultsOf(own).find(({ isLeftOver }) => !isLeftOver);
    if (wrong)
      throw new Refusal(
        `Nothing was saved. Change the translation first: content/${path}: ${wrong.message}.`,
      );
    const earlier = removed.get(path);
    const all = earlier ? mergeRecords(earlier.after, own, earlier.before).value : own;
    const after = without(
      all,
      faultsOf(all).map((fault) => fault.path),
    );
    removed.set(path, { before: all, after });
    return isDeepStrictEqual(after, written) ? [] : [{ path, text: editYaml(before, after) }];
  });
}

/** A value without what is at these places in it. */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (paths.length === 0 || !isObject(value)) return value;
  const kept = Object.entries(value).flatMap(([key, inner]) => {
    const inside = paths.filter(([step]) => String(step) === key).map(([, ...rest]) => rest);
    return inside.some(({ length }) => length === 0) ? [] : [[key, without(inner, inside)] as const];
  });
  return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept);
}

/** A translation stays right although its text has changed. */
export function acceptTranslation(store: ContentFolder, tag: string, record: string) {
  // Refuses a link: without the list it would not be known what is translated.
  store.read(sourcesFile(tag));
  const accepted = translationFaults(tag, true, store.folder).sources[record];
  if (!accepted) throw new Refusal(`${record} has no translation.`);
  writeList(store, tag, { ...translationFaults(tag, false, store.folder).sources, [record]: accepted });
}

/** `own` with a text at the place of the source's path: records are found by their ids. */
function withText(source: unknown, own: unknown, [step, ...rest]: Path, text: unknown): unknown {
  if (step === undefined) return text === "" ? undefined : text;
  const below = isObject(source) ? source[step] : undefined;
  if (!Array.isArray(source)) {
    const record = isObject(own) ? own : {};
    const value = withText(below, record[step], rest, text);
    return Object.fromEntries(
      Object.entries({ ...record, [step]: value }).filter(([, each]) => each !== undefined),
    );
  }
  const list = Array.isArray(own) ? [...own] : [];
  const identity = isObject(below) ? identityOf(below) : null;
  const found = list.findIndex(
    (entry) => isObject(entry) && identity && entry[identity.field] === identity.name,
  );
  const index = identity ? (found < 0 ? list.length : found) : Number(step);
  while (list.length < index) list.push(null);
  const entry = list[index] ?? (identity ? { [identity.field]: identity.name } : undefined);
  list[index] = withText(below, entry, rest, text) ?? null;
  return list;
}
