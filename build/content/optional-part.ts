import * as z from "zod";
import { allSchemas } from "../../schemas/all-schemas";

/**
 * The part around a value that its record may lack: an optional field itself, or an entry of an optional list. Undefined
 * where the schema needs the value.
 */
export function optionalPart(file: string, path: readonly PropertyKey[]): readonly PropertyKey[] | undefined {
  let schemas: readonly z.core.$ZodType[] = [allSchemas[file]].filter((schema) => schema !== undefined);
  let part: readonly PropertyKey[] | undefined;
  for (const [index, step] of path.entries()) {
    const inner = schemas.flatMap((schema) => childrenOf(schema, step));
    const isOptional = inner.length > 0 && inner.every((schema) => schema instanceof z.ZodExactOptional);
    schemas = inner.flatMap(withoutOptional);
    const isList = schemas.length > 0 && schemas.every((schema) => schema instanceof z.ZodArray);
    // Of a list only the entry is left out.
    if (isOptional) part = path.slice(0, index + (isList ? 2 : 1));
  }
  return part;
}

function childrenOf(schema: z.core.$ZodType, step: PropertyKey): z.core.$ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => childrenOf(option, step));
  if (schema instanceof z.ZodArray) return [schema.element];
  if (!(schema instanceof z.ZodObject)) return [];
  const field: z.core.$ZodType | undefined = schema.shape[String(step)];
  return field ? [field] : [];
}

function withoutOptional(schema: z.core.$ZodType): z.core.$ZodType[] {
  return [schema instanceof z.ZodExactOptional ? schema.unwrap() : schema];
}
