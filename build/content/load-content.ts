import { readdirSync } from "node:fs";
import { join } from "node:path";
import { allSchemas } from "../../schemas/all-schemas";
import { buildDate } from "../build-date";
import { ownerFault } from "../owner-fault";
import { contentFolder } from "../project-folder";
import { absentFile, checkContent, checkFiles } from "./check-content";
import type { Content } from "./content";
import { fillValues } from "./fill-values";
import { pictureNames } from "./pictures";
import { type ContentFile, parseContentFile, readContentFile } from "./read-content-file";
import { shownContent } from "./shown-content";

/** The records of `content/` as the pages show them. Throws if one is wrong. */
export function loadContent(folder = contentFolder): Content {
  const { shown, faults } = readContent(folder);
  if (faults.length > 0) throw ownerFault(faults);
  return shown;
}

/** What is checked instead of what is on disk, before it is written. */
export type Unsaved = {
  /** Texts of files by their names. */
  texts?: Readonly<Record<string, string>>;
  /** The names of all pictures. */
  pictures?: readonly string[];
};

/** The records with the values in their texts, the same as the pages show them, and one sentence with file and line for each fault. */
export function readContent(folder = contentFolder, { texts = {}, pictures }: Unsaved = {}) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => file.replaceAll("\\", "/").replace(/\.yaml$/, ""))
    .sort();
  const absent = Object.keys(allSchemas).filter((name) => !names.includes(name) && absentFile(name));
  const files: Readonly<Record<string, ContentFile>> = Object.fromEntries(
    [...names, ...absent].map((name) => {
      const text = texts[name];
      if (text !== undefined) return [name, parseContentFile(text)];
      const file = absent.includes(name)
        ? { value: absentFile(name)?.value, lineOf: () => 1 }
        : readContentFile(join(folder, `${name}.yaml`));
      return [name, file];
    }),
  );
  const place = (file: string, line: number) => `content/${file}.yaml:${line}`;
  const lineOf = (file: string, path: readonly PropertyKey[]) => place(file, files[file]?.lineOf(path) ?? 1);

  const raw: Content = Object.fromEntries(Object.entries(files).map(([name, { value }]) => [name, value]));
  const unreadable = [
    ...Object.entries(files).flatMap(([file, { fault }]) =>
      fault ? `${place(file, fault.line)}: ${fault.sentence}.` : [],
    ),
    ...checkFiles(names).map(({ file, sentence }) => `${place(file, 1)}: ${sentence}.`),
  ];
  if (unreadable.length > 0) return { content: raw, shown: raw, faults: unreadable, lineOf };

  const { content, unknown } = fillValues(raw);
  const faults = checkContent(content, unknown, pictures ?? pictureNames(join(folder, "pictures"))).map(
    ({ file, path, sentence }) => `${lineOf(file, path)}: ${sentence}.`,
  );
  const shown = faults.length > 0 ? content : shownContent(content, buildDate);
  return { content, shown, faults, lineOf };
}
