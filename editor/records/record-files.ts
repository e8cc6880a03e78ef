import { parseContentFile } from "../../build/content/read-content-file";
import { legal } from "../../schemas/legal";
import { editYaml } from "./edit-yaml";
import { type RecordSchema, recordSchemas, toRecordSchema } from "./record-kinds";

/** A file of content/ that has a form. */
export type RecordFile = {
  /** In content/. */
  path: string;
  schema: RecordSchema;
  /** The records of the file, or why it has none. */
  parse: (source: string) => { value?: unknown; fault?: { line: number; sentence: string } };
  /** The text of the file with other records. */
  edit: (source: string, value: unknown) => string;
};

/** The legal texts, which can be replaced on a running site: JSON, and no part of the records. */
export const legalFile = "public/legal";

/** All files that have a form, by their paths without the ending. */
export const recordFiles: Readonly<Record<string, RecordFile>> = {
  ...Object.fromEntries(
    Object.entries(recordSchemas).map(([name, schema]) => [
      name,
      { path: `${name}.yaml`, schema, parse: parseContentFile, edit: editYaml },
    ]),
  ),
  [legalFile]: { path: `${legalFile}.json`, schema: toRecordSchema(legal), parse: parseJson, edit: editJson },
};

function parseJson(source: string): ReturnType<RecordFile["parse"]> {
  try {
    return { value: JSON.parse(source) };
  } catch (error) {
    return { fault: { line: 1, sentence: `the file is not JSON: ${(error as SyntaxError).message}` } };
  }
}

function editJson(source: string, value: unknown): string {
  const [, indent] = /^([ \t]+)\S/m.exec(source) ?? [];
  return `${JSON.stringify(value, null, indent)}${/\s*$/.exec(source)?.[0] ?? ""}`;
}
