import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "./content";
import { type ContentFile, parseContentFile, readContentFile } from "./read-content-file";
import { parseText } from "./texts/read-text";
import { contentFile, isText } from "./texts/text-files";

/** By their names without `.yaml` or `.md`. */
export type Files = Readonly<Record<string, ContentFile>>;

/** "content/games.yaml:12" */
export type LineOf = (file: string, path: readonly PropertyKey[]) => string;

/** Of the records in a folder. Those of other languages, in `languages/`, and texts are not among them. */
export function yamlNames(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => file.replaceAll("\\", "/").replace(/\.yaml$/, ""))
    .filter((name) => !name.startsWith("languages/") && !isText(name))
    .sort();
}

/** The names of the folders in `languages/`. */
export function languageTags(folder: string): string[] {
  const languages = join(folder, "languages");
  if (!existsSync(languages)) return [];
  const entries = readdirSync(languages, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** What a file holds, as it is on disk or with an unsaved text. */
export function readFile(folder: string, name: string, unsaved?: string): ContentFile {
  const parse = isText(name) ? parseText : parseContentFile;
  return unsaved === undefined ? readContentFile(join(folder, contentFile(name)), parse) : parse(unsaved);
}

export function valuesOf(files: Files): Content {
  return Object.fromEntries(Object.entries(files).map(([name, { value }]) => [name, value]));
}

/** `prefix` is the folder of the file in `content/`. */
export function place(file: string, line: number, prefix = ""): string {
  return `content/${prefix}${contentFile(file)}:${line}`;
}

/** Of files that cannot be read; `prefix` is their folder in `content/`. */
export function faultsIn(files: Files, prefix = ""): string[] {
  return Object.entries(files).flatMap(([file, { fault, others = [] }]) =>
    [...(fault ? [fault] : []), ...others].map(
      ({ line, sentence }) => `${place(file, line, prefix)}: ${sentence}.`,
    ),
  );
}
