import { allSchemas } from "../../schemas/all-schemas";
import { legal } from "../../schemas/company";
import { type RecordSchema, toRecordSchema } from "./record-kinds";

/** A file of content/ that has a form, and its path there. */
export type RecordFile = { path: string; schema: RecordSchema };

/** The legal texts, which can be replaced on a running site: JSON, and no part of the records. */
export const legalFile = "public/legal";

/** All files that have a form, by their paths without the ending. */
export const recordFiles: Readonly<Record<string, RecordFile>> = {
  ...Object.fromEntries(
    Object.entries(allSchemas).map(([name, schema]) => [
      name,
      { path: `${name}.yaml`, schema: toRecordSchema(schema) },
    ]),
  ),
  [legalFile]: { path: `${legalFile}.json`, schema: toRecordSchema(legal) },
};
