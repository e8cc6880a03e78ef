import * as z from "zod";
import type { JsonSchema } from "../../build/content/reference/generated-files";
import { pictureEndings } from "../../schemas/parts";

export type RecordSchema = JsonSchema & {
  /** What the schema says about a text that does not fit its pattern. */
  patternError?: string;
  /** Gets several lines in the form, whatever its length. */
  longText?: boolean;
  /** Whether the text is translated: see schemas/texts.ts. */
  translation?: string;
};

/** With the sentences for texts that do not fit a pattern. */
export function toRecordSchema(schema: z.ZodType): RecordSchema {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    reused: "inline",
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.pattern === undefined) return;
      const message = (zodSchema as unknown as z.ZodType).safeParse("").error?.issues[0]?.message;
      if (message) (jsonSchema as RecordSchema).patternError = message;
    },
  }) as RecordSchema;
}

export type Field = { name: string; schema: RecordSchema; optional: boolean };

/** What a value is, for the form and for the way to and from it. */
export type Kind =
  /** `others` is the schema of fields whose names the owner chooses. */
  | { kind: "record"; fields: readonly Field[]; others?: RecordSchema }
  | { kind: "list"; entry: RecordSchema; least?: number; most?: number }
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
  if (schema.type === "array") return listKind(schema);
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

function listKind({ items, minItems }: RecordSchema & { minItems?: number }): Kind {
  // A list of fixed length has a schema for each entry.
  if (Array.isArray(items))
    return { kind: "list", entry: items[0] ?? {}, least: items.length, most: items.length };
  return { kind: "list", entry: items ?? {}, ...(minItems === undefined ? {} : { least: minItems }) };
}

function isPicture({ pattern }: RecordSchema): boolean {
  return pattern?.includes(`\\${pictureEndings[0]}`) ?? false;
}

function isSchema(value: unknown): value is RecordSchema {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}
