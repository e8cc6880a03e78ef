import { identityOf, isObject } from "../../build/content/sentence";
import { isPictureName, pictureName } from "./pictures";
import { type Field, kindOf, type RecordSchema } from "./record-kinds";

type Values = Record<string, unknown>;

/** The form of a file that is a list has the list in this field. */
export const listField = "records";

/** The form has the state of the file that it was filled from in this field, which is not shown. */
export const versionField = "loadedVersion";

/** The fields whose names the owner chooses are a list of records with these fields. */
export const othersField = "others";
export const otherName = "name";
export const otherValue = "value";

/** A drawing or a picture is two fields: the name of a drawing, and a file. */
export function pictureField(name: string): string {
  return `${name}Picture`;
}

/** What the form shows for the records of a file. */
export function toForm(schema: RecordSchema, value: unknown): Values {
  const form = formValue(schema, value);
  return isListFile(schema) ? { [listField]: form ?? [] } : isObject(form) ? (form as Values) : {};
}

/**
 * The records that a filled form stands for. What is empty and optional is left out, unless the file has it: `original`
 * are its records.
 */
export function fromForm(schema: RecordSchema, form: Values, original?: unknown): unknown {
  return recordValue(schema, isListFile(schema) ? form[listField] : form, original);
}

export function isListFile(schema: RecordSchema): boolean {
  return kindOf(schema).kind === "list";
}

function formValue(schema: RecordSchema, value: unknown): unknown {
  const kind = kindOf(schema);
  if (kind.kind === "list" && Array.isArray(value)) return value.map((entry) => formValue(kind.entry, entry));
  if (kind.kind !== "record" || !isObject(value) || Array.isArray(value)) return value;
  const known = kind.fields.flatMap((field) => formFields(field, value[field.name]));
  if (!kind.others) return Object.fromEntries(known);
  const names = new Set(kind.fields.map(({ name }) => name));
  const others = Object.entries(value)
    .filter(([name]) => !names.has(name))
    .map(([name, other]) => ({ [otherName]: name, [otherValue]: other }));
  return Object.fromEntries([...known, [othersField, others]]);
}

function formFields({ name, schema }: Field, value: unknown): [string, unknown][] {
  if (value === undefined) return [];
  const kind = kindOf(schema);
  const isPicture = kind.kind === "choice" && kind.picture && isPictureName(value);
  return [[isPicture ? pictureField(name) : name, formValue(schema, value)]];
}

function recordValue(schema: RecordSchema, form: unknown, original: unknown): unknown {
  const kind = kindOf(schema);
  if (kind.kind === "record") return recordOf(schema, isObject(form) ? (form as Values) : {}, original);
  if (kind.kind === "list") {
    const originals: unknown[] = Array.isArray(original) ? original : [];
    const entries: unknown[] = Array.isArray(form) ? form : [];
    return entries.map((entry, index) => recordValue(kind.entry, entry, originalOf(entry, index, originals)));
  }
  if (kind.kind === "flag") return form === true;
  // "5.50": page/number-control.js keeps it as it was typed.
  if (kind.kind === "number" && typeof form === "string" && /^-?\d+(\.\d+)?$/.test(form.trim()))
    return Number(form);
  return kind.kind === "picture" && typeof form === "string" && form !== "" ? pictureName(form) : form;
}

function recordOf(schema: RecordSchema, form: Values, original: unknown): Values {
  const kind = kindOf(schema);
  const values: Values = {};
  if (kind.kind !== "record") return values;
  const originals = isObject(original) ? original : {};
  for (const { name, schema: fieldSchema, optional } of kind.fields) {
    const before = originals[name];
    const value = recordValue(fieldSchema, chosen(fieldSchema, form, name), before);
    if (!isEmpty(value)) values[name] = value;
    else if (!optional && isFilledIn(value)) values[name] = value;
    // An empty list or `false` that the file has already stays.
    else if (before !== undefined && isEmpty(before)) values[name] = before;
  }
  const others: unknown[] = Array.isArray(form[othersField]) ? form[othersField] : [];
  for (const entry of kind.others ? others : [])
    if (isObject(entry) && !isEmpty(entry[otherName])) values[String(entry[otherName])] = entry[otherValue];
  return values;
}

/** A picture goes before the drawing: whoever chose one wants to see it. */
function chosen(schema: RecordSchema, form: Values, name: string): unknown {
  const kind = kindOf(schema);
  const picture = kind.kind === "choice" && kind.picture ? form[pictureField(name)] : undefined;
  return typeof picture === "string" && picture !== "" ? pictureName(picture) : form[name];
}

/** The record of the file that an entry of a list in the form was filled from. */
function originalOf(entry: unknown, index: number, originals: readonly unknown[]): unknown {
  const identity = isObject(entry) ? identityOf(entry) : null;
  if (!identity) return originals[index];
  return originals.find((other) => isObject(other) && other[identity.field] === identity.name);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  return isObject(value) && Object.values(value).every((inner) => !Array.isArray(value) && isEmpty(inner));
}

/** `false` and an empty list are values of a required field; an empty text is none. */
function isFilledIn(value: unknown): boolean {
  return value === false || isObject(value);
}
