import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { alignTranslation, type Sources } from "./align-translation";
import { type Content, isObject, type Path } from "./content";
import { editYaml } from "./edit/edit-yaml";
import type { Fault } from "./fault";
import { faultsIn, readFiles, valuesOf } from "./read-files";
import { readPlainFile } from "./special-files";
import { contentFile, isText } from "./texts/text-files";
import { translate } from "./translate";

type Place = Omit<Fault, "message">;

/** The records with the texts of another language, and its faults. */
export function readTranslation(
  contentFolder: string,
  tag: string,
  source: Content,
  unsaved?: Readonly<Record<string, string>>,
) {
  const folder = `content/languages/${tag}`;
  const files = readFiles(join(contentFolder, "languages", tag), unsaved);
  const own = alignTranslation(source, valuesOf(files), readSources(contentFolder, tag) ?? {});
  const { content, faults, ...found } = translate(source, own);
  const ownPlace = (name: string, path: Path): Place => {
    return { file: `${folder}/${contentFile(name)}`, line: files[name]?.lineOf(path) ?? 1, path };
  };

  /** In the files of this language, if the text is there. */
  function placeOf(name: string, path: Path): Place | undefined {
    const text = found.translated.find(
      (each) => each.file === name && each.path.every((step, index) => step === path[index]),
    );
    return text && ownPlace(name, [...text.ownPath, ...path.slice(text.path.length)]);
  }

  const unreadable = faultsIn(files, folder);
  const wrong = faults.map(({ file, path, message }) => ({ ...ownPlace(file, path), message }));
  // As after a change of the first language, which leaves every text without the one that it translates.
  if (wrong.length > 10) {
    const message = "if content/ has another language or another company now, delete this folder";
    wrong.push({ file: folder, path: [], message });
  }
  return {
    ...found,
    content: { ...content, brand: { ...(content.brand as object), locale: tag } } as Content,
    faults: unreadable.length > 0 ? unreadable : wrong,
    placeOf,
  };
}

/** The records of one file of a language, in the order of the first one. */
export function alignedRecords(folder: string, tag: string, file: string, source: unknown, own: unknown) {
  return alignTranslation({ [file]: source }, { [file]: own }, readSources(folder, tag) ?? {})[file];
}

/** The files of a language whose entries are not in the order of the first one, by their paths in content/, with their new texts. */
export function misplacedFiles(folder: string, tag: string): { path: string; text: string }[] {
  const source = valuesOf(readFiles(folder));
  const files = readFiles(join(folder, "languages", tag));
  return Object.entries(files).flatMap(([name, { value: own }]) => {
    const aligned = alignedRecords(folder, tag, name, source[name], own);
    const path = `languages/${tag}/${contentFile(name)}`;
    const before = isText(name) || isDeepStrictEqual(aligned, own) ? undefined : readPlainFile(folder, path);
    return before === undefined ? [] : [{ path, text: editYaml(before, aligned) }];
  });
}

/** The path of the list of sources in content/. */
export function sourcesFile(tag: string): string {
  return `languages/${tag}/sources.json`;
}

/** Undefined if the list cannot be read, such as with a merge conflict in it. */
export function readSources(folder: string, tag: string): Sources | undefined {
  try {
    const list: unknown = JSON.parse(readPlainFile(folder, sourcesFile(tag)) ?? "{}");
    const isList = isObject(list) && Object.values(list).every((hashes) => typeof hashes === "string");
    return isList ? (list as Sources) : undefined;
  } catch {
    return undefined;
  }
}

/** The same for the first language, whose records need no other texts. */
export function inFirstLanguage(source: Content): ReturnType<typeof readTranslation> {
  const none = { missing: [], untranslatedNames: [], translated: [], faults: [] };
  return { ...none, content: source, placeOf: () => undefined };
}
