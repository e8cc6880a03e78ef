import { readdirSync } from "node:fs";
import type { Content } from "./content";
import type { ContentFile } from "./read-content-file";

/** By their names without `.yaml`. */
export type Files = Readonly<Record<string, ContentFile>>;

/** "content/games.yaml:12" */
export type LineOf = (file: string, path: readonly PropertyKey[]) => string;

/** Of the records in a folder. Those of other languages, in `languages/`, are not among them. */
export function yamlNames(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => file.replaceAll("\\", "/").replace(/\.yaml$/, ""))
    .filter((name) => !name.startsWith("languages/"))
    .sort();
}

export function valuesOf(files: Files): Content {
  return Object.fromEntries(Object.entries(files).map(([name, { value }]) => [name, value]));
}

export function place(file: string, line: number): string {
  return `content/${file}.yaml:${line}`;
}

/** Of files that cannot be read; `prefix` is their folder in `content/`. */
export function faultsIn(files: Files, prefix = ""): string[] {
  return Object.entries(files).flatMap(([file, { fault }]) =>
    fault ? `${place(prefix + file, fault.line)}: ${fault.sentence}.` : [],
  );
}
