import * as z from "zod";

/** Without what says that a field may be absent. */
export function unwrapped(schema: z.ZodType | undefined): z.ZodType | undefined {
  const { innerType } = (schema?.def ?? {}) as { innerType?: z.ZodType };
  return innerType ? unwrapped(innerType) : schema;
}

/** That of a field or an entry; undefined if the schema has none there. */
export function innerSchema(schema: z.ZodType | undefined, step: PropertyKey): z.ZodType | undefined {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodTuple) return inner.def.items[Number(step)] as z.ZodType | undefined;
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
  if (inner instanceof z.ZodRecord) return inner.valueType as z.ZodType;
  return inner instanceof z.ZodObject ? (inner.shape[String(step)] as z.ZodType | undefined) : undefined;
}
