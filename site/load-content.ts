import { join } from "node:path";
import { buildDate } from "./build-date";
import { checkCharacters } from "./characters";
import { absentFile, checkContent, checkFiles, placeKey } from "./check-content";
import { checkRedirects } from "./check-redirects";
import type { Content } from "./content";
import { fillValues } from "./fill-values";
import { ownerFault, visible } from "./owner-fault";
import { pictureFaults, pictureNames } from "./pictures";
import { contentFolder } from "./project-folder";
import { type Files, faultsIn, type LineOf, languageTags, place, readFiles, valuesOf } from "./read-files";
import { inFirstLanguage, readTranslation } from "./read-translation";
import { allSchemas } from "./schemas/all-schemas";
import { shownContent } from "./shown-content";
import { specialFileFaults } from "./special-files";
import { checkTexts } from "./texts/check-texts";
import { checkMenus, linkTexts } from "./texts/link-texts";
import { checkTextNames, isText } from "./texts/text-files";

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
  { texts, pictures = pictureNames(join(folder, "pictures")), translations }: Unsaved = {},
  language = builtLanguage(),
) {
  const found = readFiles(folder, texts);
  const files = { ...absentFiles(found), ...found };
  const source = valuesOf(files);
  const names = Object.keys(found);
  const ofNames = [...checkFiles(names), ...checkTextNames(names.filter(isText), languageTags(folder))];
  const special = specialFileFaults(folder, "content/");
  const unreadable = [
    ...special,
    ...faultsIn(files),
    // A link is not read, and not missing either.
    ...(special.length > 0 ? [] : ofNames.map(({ file, sentence }) => `${place(file, 1)}: ${sentence}.`)),
  ];
  const isFirst = language === "" || unreadable.length > 0;
  const translation = isFirst
    ? inFirstLanguage(source)
    : readTranslation(folder, language, source, translations);
  const { content: raw, faults: ofTranslation, lineOf: ownLine, ...ofTexts } = translation;
  const lineOf: LineOf = (file, path) => ownLine(file, path) ?? place(file, files[file]?.lineOf(path) ?? 1);
  const early = [...unreadable, ...ofTranslation].map(visible);
  if (early.length > 0)
    return { content: raw, shown: raw, faults: early, places: [], unknown: [], lineOf, ...ofTexts };

  const { content, unknown } = fillValues(raw);
  // Of the texts as they are written: a value is in many of them.
  const wrong = [...checkCharacters(raw), ...checkContent(content, unknown, pictures)];
  const ofLinks = () => [
    ...checkTexts(content, pictures, join(folder, "public")),
    ...checkRedirects(content, folder, source),
    ...(isFirst ? checkMenus(source) : []),
  ];
  const untranslated = new Set(ofTexts.missing.map(placeKey));
  /** The places of the faults, for forms. */
  const places = (wrong.length > 0 ? wrong : ofLinks())
    // A text of the first language need not have the plural forms of another.
    .filter((fault) => !untranslated.has(placeKey(fault)));
  const faults = [
    ...pictureFaults(join(folder, "pictures"), pictures),
    ...places.map(({ file, path, sentence }) => `${lineOf(file, path)}: ${sentence}.`),
  ].map(visible);
  const shown = faults.length > 0 ? content : shownContent(linkTexts(content, source), buildDate);
  return { content, shown, faults, places, unknown, lineOf, ...ofTexts };
}

/** Those that the folder may lack. */
function absentFiles(found: Files): Files {
  const files = Object.keys(allSchemas).flatMap((name) => {
    const absent = found[name] ? undefined : absentFile(name);
    return absent ? [[name, { ...absent, lineOf: () => 1, faults: [] }] as const] : [];
  });
  return Object.fromEntries(files);
}
