import { isObject } from "../../build/content/content";
import { kindOf, type RecordSchema } from "./record-kinds";

/** The records of a form without what is empty and optional: an empty text, list or record, and `false`. */
export function withoutEmpty(schema: RecordSchema, value: unknown): unknown {
  const kind = kindOf(schema);
  if (kind.kind === "list")
    return Array.isArray(value) ? value.map((entry) => withoutEmpty(kind.entry, entry)) : [];
  if (kind.kind === "flag") return value === true;
  if (kind.kind !== "record") return value;
  const form = isObject(value) ? value : {};
  const known = kind.fields.flatMap(({ name, schema: field, optional }) => {
    const filled = withoutEmpty(field, form[name]);
    // `false` and an empty list are values of a required field; an empty text is none.
    const isKept = !isEmpty(filled) || (!optional && (filled === false || isObject(filled)));
    return isKept ? [[name, filled]] : [];
  });
  const names = new Set(kind.fields.map(({ name }) => name));
  const others = Object.entries(form)
    .filter(([name]) => kind.others && !names.has(name) && name !== "")
    .map(([name, other]) => [name, withoutEmpty(kind.others ?? {}, other)]);
  return Object.fromEntries([...known, ...others]);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  return Array.isArray(value) ? value.length === 0 : isObject(value) && Object.values(value).every(isEmpty);
}
