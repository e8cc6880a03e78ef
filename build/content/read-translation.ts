import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "./content";
import { type Files, faultsIn, place, readFile, valuesOf, yamlNames } from "./read-files";
import { textNames } from "./texts/text-files";
import { translate } from "./translate";

/** The records with the texts of another language, and its faults as sentences with file and line. */
export function readTranslation(
  contentFolder: string,
  tag: string,
  source: Content,
  unsaved: Readonly<Record<string, string>> = {},
) {
  const folder = join(contentFolder, "languages", tag);
  const stored = existsSync(folder) ? [...yamlNames(folder), ...textNames(folder)] : [];
  const names = [...new Set([...stored, ...Object.keys(unsaved)])];
  const files: Files = Object.fromEntries(names.map((name) => [name, readFile(folder, name, unsaved[name])]));
  const prefix = `languages/${tag}/`;
  const { content, faults, ...found } = translate(source, valuesOf(files));
  const unreadable = faultsIn(files, prefix);

  /** In the files of this language, if the text is there. */
  function lineOf(file: string, path: readonly PropertyKey[]): string | undefined {
    const text = found.translated.find(
      (each) => each.file === file && each.path.every((step, index) => step === path[index]),
    );
    if (!text) return undefined;
    return place(file, files[file]?.lineOf([...text.ownPath, ...path.slice(text.path.length)]) ?? 1, prefix);
  }

  const withLocale: Content = { ...content, brand: { ...(content.brand as object), locale: tag } };
  const wrong = faults.map(({ file, path, sentence }) => {
    return `${place(file, files[file]?.lineOf(path) ?? 1, prefix)}: ${sentence}.`;
  });
  return { ...found, content: withLocale, faults: unreadable.length > 0 ? unreadable : wrong, lineOf };
}

/** The same for the first language, whose records need no other texts. */
export function inFirstLanguage(source: Content): ReturnType<typeof readTranslation> {
  const none = { missing: [], untranslatedNames: [], translated: [], faults: [] };
  return { ...none, content: source, lineOf: () => undefined };
}
