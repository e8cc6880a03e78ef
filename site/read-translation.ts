import { join } from "node:path";
import type { Content, Path } from "./content";
import type { Fault } from "./fault";
import { faultsIn, readFiles, valuesOf } from "./read-files";
import { contentFile } from "./texts/text-files";
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
  const { content, faults, ...found } = translate(source, valuesOf(files));
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

/** The same for the first language, whose records need no other texts. */
export function inFirstLanguage(source: Content): ReturnType<typeof readTranslation> {
  const none = { missing: [], untranslatedNames: [], translated: [], faults: [] };
  return { ...none, content: source, placeOf: () => undefined };
}
