import { isObject } from "../../build/content/sentence";
import { isPictureName, pictureName } from "./pictures";
import { type Kind, kindOf, type RecordSchema } from "./record-kinds";

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

/** The records that a filled form stands for. What is empty and optional is left out. */
export function fromForm(schema: RecordSchema, form: Values): unknown {
  return recordValue(schema, isListFile(schema) ? form[listField] : form);
}

export function isListFile(schema: RecordSchema): boolean {
  return kindOf(schema).kind === "list";
}

function formValue(schema: RecordSchema, value: unknown): unknown {
  const kind = kindOf(schema);
  if (kind.kind === "list" && Array.isArray(value)) return value.map((entry) => formValue(kind.entry, entry));
  if (kind.kind !== "record" || !isObject(value) || Array.isArray(value)) return value;
  const fields = new Map(kind.fields.map((field) => [field.name, field.schema]));
  const form: Values = kind.others ? { [othersField]: [] } : {};
  for (const [name, each] of Object.entries(value)) {
    const field = fields.get(name);
    if (!field) {
      const other = { [otherName]: name, [otherValue]: formValue(kind.others ?? {}, each) };
      (form[othersField] as unknown[] | undefined)?.push(other);
    } else
      form[hasPicture(field) && isPictureName(each) ? pictureField(name) : name] = formValue(field, each);
  }
  return form;
}

/** Whether a picture may stand in place of a drawing. */
function hasPicture(schema: RecordSchema): boolean {
  const kind = kindOf(schema);
  return kind.kind === "choice" && kind.picture;
}

function recordValue(schema: RecordSchema, form: unknown): unknown {
  const kind = kindOf(schema);
  switch (kind.kind) {
    case "record":
      return recordOf(kind, isObject(form) ? form : {});
    case "list":
      return Array.isArray(form) ? form.map((entry) => recordValue(kind.entry, entry)) : [];
    case "flag":
      return form === true;
    case "number":
      // "5.50": page/number-control.js keeps it as it was typed.
      return /^-?\d+(\.\d+)?$/.test(String(form).trim()) ? Number(form) : form;
    case "picture":
      return form ? pictureName(String(form)) : form;
    default:
      return form;
  }
}

function recordOf({ fields, others }: Extract<Kind, { kind: "record" }>, form: Values): Values {
  const values: Values = {};
  for (const { name, schema, optional } of fields) {
    // A picture goes before the drawing: whoever chose one wants to see it.
    const picture = hasPicture(schema) ? form[pictureField(name)] : undefined;
    const value = picture ? pictureName(String(picture)) : recordValue(schema, form[name]);
    // `false` and an empty list are values of a required field; an empty text is none.
    const isFilledIn = !isEmpty(value) || (!optional && (value === false || isObject(value)));
    if (isFilledIn) values[name] = value;
  }
  for (const { [otherName]: name, [otherValue]: value } of others
    ? ((form[othersField] ?? []) as Values[])
    : [])
    if (!isEmpty(name)) values[String(name)] = recordValue(others ?? {}, value);
  return values;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  return Array.isArray(value) ? value.length === 0 : isObject(value) && Object.values(value).every(isEmpty);
}
