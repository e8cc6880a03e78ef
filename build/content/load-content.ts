import { join } from "node:path";
import { allSchemas } from "../../schemas/all-schemas";
import { buildDate } from "../build-date";
import { ownerFault } from "../owner-fault";
import { contentFolder } from "../project-folder";
import { absentFile, checkContent, checkFiles, placeKey } from "./check-content";
import { checkRedirects } from "./check-redirects";
import type { Content } from "./content";
import { fillValues } from "./fill-values";
import { pictureNames } from "./pictures";
import {
  type Files,
  faultsIn,
  type LineOf,
  languageTags,
  place,
  readFile,
  valuesOf,
  yamlNames,
} from "./read-files";
import { inFirstLanguage, readTranslation } from "./read-translation";
import { shownContent } from "./shown-content";
import { checkTexts } from "./texts/check-texts";
import { checkMenus, linkTexts } from "./texts/link-texts";
import { checkTextNames, isText, textNames } from "./texts/text-files";

/** The tag of the language that is built or developed; empty for the first. */
export function builtLanguage(): string {
  return process.env.CONTENT_LANGUAGE ?? "";
}

/** The records of `content/` as the pages of a language show them. Throws if one is wrong. */
export function loadContent(folder = contentFolder, language = builtLanguage()): Content {
  const { shown, faults } = readContent(folder, {}, language);
  if (faults.length > 0) throw ownerFault(faults);
  return shown;
}

/** What is checked instead of what is on disk, before it is written. */
export type Unsaved = {
  /** Texts of files by their names; null for one that is removed. */
  texts?: Readonly<Record<string, string | null>>;
  /** The names of all pictures. */
  pictures?: readonly string[];
  /** Texts of files of the language that is read. */
  translations?: Readonly<Record<string, string>>;
};

/** The records with the values in their texts, the same as the pages show them, and one sentence with file and line for each fault. */
export function readContent(
  folder = contentFolder,
  { texts = {}, pictures, translations }: Unsaved = {},
  language = builtLanguage(),
) {
  const names = yamlNames(folder);
  const ofTexts = new Set([...textNames(folder), ...Object.keys(texts).filter(isText)]);
  const kept = [...ofTexts].filter((name) => texts[name] !== null).sort();
  const absent = Object.keys(allSchemas).filter((name) => !names.includes(name) && absentFile(name));
  const files: Files = Object.fromEntries(
    [...names, ...absent, ...kept].map((name) => {
      const text = texts[name] ?? undefined;
      const isAbsent = text === undefined && absent.includes(name);
      const file = isAbsent
        ? { value: absentFile(name)?.value, lineOf: () => 1 }
        : readFile(folder, name, text);
      return [name, file];
    }),
  );
  const source = valuesOf(files);
  const unreadable = [
    ...faultsIn(files),
    ...[...checkFiles(names), ...checkTextNames(kept, languageTags(folder))].map(
      ({ file, sentence }) => `${place(file, 1)}: ${sentence}.`,
    ),
  ];
  const firstLine: LineOf = (file, path) => place(file, files[file]?.lineOf(path) ?? 1);
  const isFirst = language === "" || unreadable.length > 0;
  const translation = isFirst
    ? inFirstLanguage(source)
    : readTranslation(folder, language, source, translations);
  const { content: raw, faults: ofTranslation, lineOf: ownLine, ...found } = translation;
  const lineOf: LineOf = (file, path) => ownLine(file, path) ?? firstLine(file, path);
  const early = [...unreadable, ...ofTranslation];
  if (early.length > 0)
    return { content: raw, shown: raw, faults: early, places: [], unknown: [], lineOf, ...found };

  const { content, unknown } = fillValues(raw);
  const untranslated = new Set(found.missing.map(placeKey));
  const all = pictures ?? pictureNames(join(folder, "pictures"));
  const wrong = checkContent(content, unknown, all);
  const ofLinks =
    wrong.length > 0
      ? []
      : [...checkTexts(content, all, join(folder, "public")), ...checkRedirects(content, folder, source)];
  /** The places of the faults, for forms. */
  const places = [...wrong, ...ofLinks, ...(isFirst ? checkMenus(source) : [])]
    // A text of the first language need not have the plural forms of another.
    .filter((fault) => !untranslated.has(placeKey(fault)));
  const faults = places.map(({ file, path, sentence }) => `${lineOf(file, path)}: ${sentence}.`);
  const shown = faults.length > 0 ? content : shownContent(linkTexts(content, source), buildDate);
  return { content, shown, faults, places, unknown, lineOf, ...found };
}
