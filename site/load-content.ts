import { join } from "node:path";
import { buildDate } from "./build-date";
import { checkCharacters } from "./characters";
import { absentFile, checkContent, checkFiles, laterFaults, placeKey } from "./check-content";
import { checkRedirects } from "./check-redirects";
import type { Content } from "./content";
import { ContentError, type Fault, type RecordFault, visibleFault } from "./fault";
import { fillValues } from "./fill-values";
import { pictureFaults, pictureNames } from "./pictures";
import { contentFolder } from "./project-folder";
import { type Files, faultsIn, languageTags, readFiles, valuesOf } from "./read-files";
import { inFirstLanguage, readTranslation } from "./read-translation";
import { allSchemas } from "./schemas/all-schemas";
import { shownContent } from "./shown-content";
import { specialFileFaults } from "./special-files";
import { checkTexts } from "./texts/check-texts";
import { checkMenus, linkTexts } from "./texts/link-texts";
import { checkTextNames, contentFile, isText } from "./texts/text-files";

/** The records of `content/` as the pages of a language, or of the first one, show them. Throws if one is wrong. */
export function loadContent(folder = contentFolder, language = ""): Content {
  const { shown, faults } = readContent(folder, {}, language);
  if (faults.length > 0) throw new ContentError(faults);
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
  /** The name of a file of which all faults are wanted at once, those of later steps too. */
  form?: string;
};

/** The records with the values in their texts, the same as the pages show them, and the faults. */
export function readContent(
  folder = contentFolder,
  { texts, pictures = pictureNames(join(folder, "pictures")), translations, form }: Unsaved = {},
  language = "",
) {
  const found = readFiles(folder, texts);
  const files = { ...absentFiles(found), ...found };
  const source = valuesOf(files);
  const names = Object.keys(found);
  const special = specialFileFaults(folder, "content");
  const unreadable = [
    ...special,
    ...faultsIn(files),
    // A link is not read, and not missing either.
    ...(special.length > 0 ? [] : checkFiles(names)),
    ...(special.length > 0 ? [] : checkTextNames(names.filter(isText), languageTags(folder))),
  ];
  const isFirst = language === "" || unreadable.length > 0;
  const translation = isFirst
    ? inFirstLanguage(source)
    : readTranslation(folder, language, source, translations);
  const { content: raw, faults: ofTranslation, placeOf, ...ofTexts } = translation;

  /** With the file, of the language or of the first one, and the line. */
  function located({ file, path, message }: RecordFault): Fault {
    const firstPlace = { file: `content/${contentFile(file)}`, line: files[file]?.lineOf(path) ?? 1, path };
    return visibleFault({ ...(placeOf(file, path) ?? firstPlace), message });
  }

  const early = [...unreadable, ...ofTranslation].map(visibleFault);
  if (early.length > 0) return { content: raw, shown: raw, faults: early, located, ...ofTexts };

  const { content, unknown } = fillValues(raw);
  const ofLinks = () => [
    ...checkTexts(content, pictures, join(folder, "public")),
    ...checkRedirects(content, folder),
    ...(isFirst ? checkMenus(source) : []),
  ];
  // Of the texts as they are written: a value is in many of them.
  const ofRecords = [...checkCharacters(raw), ...checkContent(content, unknown, pictures)];
  const wrong = ofRecords.length > 0 ? ofRecords : ofLinks();
  const later = form === undefined ? [] : laterFaults(content, unknown, pictures, form);
  const known = new Set(wrong.map(placeKey));
  const untranslated = new Set(ofTexts.missing.map(placeKey));
  const faults = [
    ...pictureFaults(join(folder, "pictures"), pictures),
    ...[...wrong, ...later.filter((fault) => !known.has(placeKey(fault)))]
      // A text of the first language need not have the plural forms of another.
      .filter((fault) => !untranslated.has(placeKey(fault)))
      .map(located),
  ];
  const shown = faults.length > 0 ? content : shownContent(linkTexts(content, source), buildDate);
  return { content, shown, faults, located, ...ofTexts };
}

/** Those that the folder may lack. */
function absentFiles(found: Files): Files {
  const files = Object.keys(allSchemas).flatMap((name) => {
    const absent = found[name] ? undefined : absentFile(name);
    return absent ? [[name, { ...absent, lineOf: () => 1, faults: [] }] as const] : [];
  });
  return Object.fromEntries(files);
}
