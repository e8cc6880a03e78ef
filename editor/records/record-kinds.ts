import * as z from "zod";
import type { JsonSchema } from "../../build/content/reference/generated-files";
import { pictureEndings } from "../../schemas/parts";

export type RecordSchema = JsonSchema & {
  /** What the schema says about a text that does not fit its pattern. */
  patternError?: string;
  /** Gets several lines in the form, whatever its length. */
  longText?: boolean;
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
  const shapes = shapesOf(schema);
  const [first = schema] = shapes;
  if (shapes.some(({ properties, type }) => properties || type === "object")) return recordKind(shapes);
  const names = shapes.flatMap((shape) => shape.enum ?? []);
  if (names.length > 0) return { kind: "choice", names, picture: shapes.some(isPicture) };
  if (isPicture(first)) return { kind: "picture" };
  if (first.type === "array") return listKind(first);
  if (first.type === "number" || first.type === "integer") return { kind: "number" };
  if (first.type === "boolean" || typeof first.const === "boolean") return { kind: "flag" };
  return { kind: "text" };
}

/** The alternatives of a union; of one inside another too. */
function shapesOf(schema: RecordSchema): RecordSchema[] {
  return schema.anyOf ? schema.anyOf.flatMap(shapesOf) : [schema];
}

/** One record with the fields of every alternative: a field that only some of them have is optional. */
function recordKind(shapes: readonly RecordSchema[]): Kind {
  const fields = new Map<string, Field>();
  for (const [name, schema] of shapes.flatMap(({ properties = {} }) => Object.entries(properties))) {
    const optional = !shapes.every(({ required = [] }) => required.includes(name));
    if (!fields.has(name)) fields.set(name, { name, schema, optional });
  }
  const others = shapes.map(({ additionalProperties }) => additionalProperties).find(isSchema);
  return { kind: "record", fields: [...fields.values()], ...(others ? { others } : {}) };
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
