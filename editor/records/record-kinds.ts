import * as z from "zod";
import type { JsonSchema } from "../../build/content/reference/generated-files";
import { pictureEndings } from "../../schemas/parts";

export type RecordSchema = JsonSchema & {
  /** Gets several lines in the form, whatever its length. */
  longText?: boolean;
  /** Whether the text is translated: see schemas/texts.ts. */
  translation?: string;
};

export function toRecordSchema(schema: z.ZodType): RecordSchema {
  return z.toJSONSchema(schema, { target: "draft-7", reused: "inline" }) as RecordSchema;
}

export type Field = { name: string; schema: RecordSchema; optional: boolean };

/** What a value is, for the form and for the way to and from it. */
export type Kind =
  /** `others` is the schema of fields whose names the owner chooses. */
  | { kind: "record"; fields: readonly Field[]; others?: RecordSchema }
  | { kind: "list"; entry: RecordSchema; most?: number }
  /** One of the names; or, where `picture` is true, a file of content/pictures. */
  | { kind: "choice"; names: readonly string[]; picture: boolean }
  | { kind: "picture" | "number" | "flag" | "text" };

export function kindOf(schema: RecordSchema): Kind {
  // A union is one of names, in part of files.
  const shapes = schema.anyOf ?? [schema];
  const names = shapes.flatMap((shape) => shape.enum ?? []);
  if (names.length > 0) return { kind: "choice", names, picture: shapes.some(isPicture) };
  if (isPicture(schema)) return { kind: "picture" };
  if (schema.type === "object") return recordKind(schema);
  // A list of fixed length has a schema for each entry.
  if (Array.isArray(schema.items))
    return { kind: "list", entry: schema.items[0] ?? {}, most: schema.items.length };
  if (schema.type === "array") return { kind: "list", entry: schema.items ?? {} };
  if (schema.type === "number" || schema.type === "integer") return { kind: "number" };
  if (schema.type === "boolean" || typeof schema.const === "boolean") return { kind: "flag" };
  return { kind: "text" };
}

function recordKind({ properties = {}, required = [], additionalProperties: others }: RecordSchema): Kind {
  const fields = Object.entries(properties).map(([name, schema]) => {
    return { name, schema, optional: !required.includes(name) };
  });
  return { kind: "record", fields, ...(isSchema(others) ? { others } : {}) };
}

function isPicture({ pattern }: RecordSchema): boolean {
  return pattern?.includes(`\\${pictureEndings[0]}`) ?? false;
}

function isSchema(value: unknown): value is RecordSchema {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}
