import * as z from "zod";
import { isObject } from "../../site/content";
import { editYaml } from "../../site/edit/edit-yaml";
import { faultLine } from "../../site/fault";
import { parseContentFile } from "../../site/read-content-file";
import type { JsonSchema } from "../../site/reference/json-schemas";
import { allSchemas } from "../../site/schemas/all-schemas";
import { legal } from "../../site/schemas/company";
import { textPage } from "../../site/schemas/text-page";
import { text } from "../../site/schemas/texts";
import { splitText } from "../../site/texts/read-text";
import { textNameOf } from "../forms/navigation";
import { Refusal } from "./refusal";

export type RecordSchema = JsonSchema & {
  /** Gets several lines in the form, whatever its length. */
  longText?: boolean;
  /** Whether the text is translated: see site/schemas/texts.ts. */
  translation?: string;
};

/** A file of content/ that has a form, and its path there. */
export type RecordFile = { path: string; schema: RecordSchema };

/** The legal texts, which can be replaced on a running site: JSON, and no part of the records. */
export const legalFile = "public/legal";

const recordFiles: ReadonlyMap<string, RecordFile> = new Map([
  ...Object.entries(allSchemas).map(([file, schema]): [string, RecordFile] => [
    file,
    { path: `${file}.yaml`, schema: toRecordSchema(schema) },
  ]),
  [legalFile, { path: `${legalFile}.json`, schema: toRecordSchema(legal) }],
]);

/** The fields of the head, and the Markdown under it. */
const textSchema = toRecordSchema(textPage.extend({ body: text.exactOptional() }));
export const emptyText = "---\n{}\n---\n";

export function toRecordSchema(schema: z.ZodType): RecordSchema {
  return z.toJSONSchema(schema, { target: "draft-7", reused: "inline" }) as RecordSchema;
}

/** The schema of the entries of a list. One of fixed length has a schema for each. */
export function entrySchema({ items }: RecordSchema): RecordSchema {
  return (Array.isArray(items) ? items[0] : items) ?? {};
}

export function isFlag({ type, const: constant }: RecordSchema): boolean {
  return type === "boolean" || typeof constant === "boolean";
}

/** Only these files are read and written: `file` is a part of a path. */
export function fileOf(file: string): RecordFile {
  const known = textNameOf(file) ? { path: `${file}.md`, schema: textSchema } : recordFiles.get(file);
  if (!known) throw new Refusal(`There is no form for ${file}.`);
  return known;
}

/** The records of a file, as a form shows them. */
export function parseFile(file: string, source: string): unknown {
  const { path } = fileOf(file);
  const { head, body } = (path.endsWith(".md") && splitText(source)) || { head: source, body: undefined };
  const { value, faults } = parseContentFile(head);
  const [fault] = faults;
  if (fault) {
    const line = faultLine({ file: `content/${path}`, path: [], ...fault });
    throw new Refusal(`${line} Correct it in a text editor.`);
  }
  return body === undefined ? value : { ...(isObject(value) && value), body: body.trim() };
}

/** The file with these records. What did not change stays as it is. */
export function editFile(path: string, source: string, value: unknown): string {
  if (path.endsWith(".md")) return editText(source, value);
  if (path.endsWith(".yaml")) return editYaml(source, value);
  const [, indent] = /^([ \t]+)\S/m.exec(source) ?? [];
  return `${JSON.stringify(value, null, indent)}${/\s*$/.exec(source)?.[0] ?? ""}`;
}

function editText(source: string, values: unknown): string {
  const { head, body: before } = splitText(source) ?? { head: "{}\n", body: "" };
  const { body = "", ...fields } = values as { body?: string };
  const markdown = body.trim() === before.trim() ? before : `\n${body.trim()}\n`;
  return `---\n${editYaml(head, fields).trimEnd()}\n---\n${markdown}`;
}
