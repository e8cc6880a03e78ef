import { isObject } from "../../site/content";
import { mergeRecords } from "./merge-records";
import { entrySchema, isFlag, type RecordSchema } from "./record-files";

/** The records of a form. An empty list or `false` that was in the file stays, unless the form has another value. */
export function formRecords(schema: RecordSchema, form: unknown, base: unknown): unknown {
  const filled: unknown = JSON.parse(JSON.stringify(withoutEmpty(schema, form)));
  return mergeRecords(withoutEmpty(schema, base), filled, base).value;
}

/** The records of a form without what is empty and optional: an empty text, list or record, and `false`. */
export function withoutEmpty(schema: RecordSchema, value: unknown): unknown {
  if (schema.type === "array")
    return Array.isArray(value) ? value.map((entry) => withoutEmpty(entrySchema(schema), entry)) : [];
  if (isFlag(schema)) return value === true;
  if (schema.type !== "object") return value;
  const { properties = {}, required = [], additionalProperties: others } = schema;
  const form = isObject(value) ? value : {};
  const known = Object.entries(properties).flatMap(([name, field]) => {
    const filled = withoutEmpty(field, form[name]);
    // `false` and an empty list are values of a required field; an empty text is none.
    const isKept = !isEmpty(filled) || (required.includes(name) && (filled === false || isObject(filled)));
    return isKept ? [[name, filled]] : [];
  });
  const added = Object.entries(form).filter(([name]) => isObject(others) && !properties[name] && name !== "");
  return Object.fromEntries([...known, ...added]);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  return Array.isArray(value) ? value.length === 0 : isObject(value) && Object.values(value).every(isEmpty);
}
