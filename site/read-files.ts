import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "./content";
import type { Fault } from "./fault";
import { type ContentFile, parseContentFile, readContentFile } from "./read-content-file";
import { entriesIn, isFolder } from "./special-files";
import { parseText } from "./texts/read-text";
import { contentFile, isText } from "./texts/text-files";

/** By their names without `.yaml` or `.md`. */
export type Files = Readonly<Record<string, ContentFile>>;

/** The names of the folders in `languages/`. */
export function languageTags(folder: string): string[] {
  const languages = join(folder, "languages");
  if (!isFolder(languages)) return [];
  const entries = readdirSync(languages, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The names of the records and texts in a folder. Those of other languages, in `languages/`, are not among them. */
function namesIn(folder: string): string[] {
  return entriesIn(folder).flatMap(({ path, kind }) => {
    const name = path.replace(/\.(yaml|md)$/, "");
    return kind.isFile() && path === contentFile(name) && !path.startsWith("languages/") ? [name] : [];
  });
}

/** The names of the texts in a folder of records. */
export function textNames(folder: string): string[] {
  return namesIn(folder).filter(isText).sort();
}

/** The files of a folder as they are on disk, or with unsaved texts; null is a file that is removed. */
export function readFiles(folder: string, unsaved: Readonly<Record<string, string | null>> = {}): Files {
  const names = [...new Set([...namesIn(folder), ...Object.keys(unsaved)])].sort();
  const kept = names.filter((name) => unsaved[name] !== null);
  return Object.fromEntries(kept.map((name) => [name, readFile(folder, name, unsaved[name] ?? undefined)]));
}

function readFile(folder: string, name: string, unsaved: string | undefined): ContentFile {
  const parse = isText(name) ? parseText : parseContentFile;
  return unsaved === undefined ? readContentFile(join(folder, contentFile(name)), parse) : parse(unsaved);
}

export function valuesOf(files: Files): Content {
  return Object.fromEntries(Object.entries(files).map(([name, { value }]) => [name, value]));
}

/** Of files that cannot be read; `folder` is where they are for the owner. */
export function faultsIn(files: Files, folder = "content"): Fault[] {
  return Object.entries(files).flatMap(([name, { faults = [] }]) =>
    faults.map((fault) => ({ file: `${folder}/${contentFile(name)}`, path: [], ...fault })),
  );
}
