import { join } from "node:path";
import type { Content, Path } from "./content";
import { faultsIn, place, readFiles, valuesOf } from "./read-files";
import { translate } from "./translate";

/** The records with the texts of another language, and its faults as sentences with file and line. */
export function readTranslation(
  contentFolder: string,
  tag: string,
  source: Content,
  unsaved?: Readonly<Record<string, string>>,
) {
  const files = readFiles(join(contentFolder, "languages", tag), unsaved);
  const { content, faults, ...found } = translate(source, valuesOf(files));
  const ownPlace = (file: string, path: Path) =>
    place(file, files[file]?.lineOf(path) ?? 1, `languages/${tag}/`);

  /** In the files of this language, if the text is there. */
  function lineOf(file: string, path: Path): string | undefined {
    const text = found.translated.find(
      (each) => each.file === file && each.path.every((step, index) => step === path[index]),
    );
    return text && ownPlace(file, [...text.ownPath, ...path.slice(text.path.length)]);
  }

  const unreadable = faultsIn(files, `languages/${tag}/`);
  const wrong = faults.map(({ file, path, sentence }) => `${ownPlace(file, path)}: ${sentence}.`);
  // As after a change of the first language, which leaves every text without the one that it translates.
  if (wrong.length > 10)
    wrong.push(
      `content/languages/${tag}: if content/ has another language or another company now, delete this folder.`,
    );
  return {
    ...found,
    content: { ...content, brand: { ...(content.brand as object), locale: tag } } as Content,
    faults: unreadable.length > 0 ? unreadable : wrong,
    lineOf,
  };
}

/** The same for the first language, whose records need no other texts. */
export function inFirstLanguage(source: Content): ReturnType<typeof readTranslation> {
  const none = { missing: [], untranslatedNames: [], translated: [], faults: [] };
  return { ...none, content: source, lineOf: () => undefined };
}
