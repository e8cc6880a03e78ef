import { isAmount } from "../../build/content/amounts";
import { type Field, kindOf, type RecordSchema } from "../records/record-kinds";
import { otherName, othersField, otherValue, pictureField } from "../records/translate";
import { labelOf } from "./label-of";

/** A field in the configuration of Decap CMS: https://decapcms.org/docs/widgets/ */
export type FormField = {
  name: string;
  label: string;
  widget: string;
  required?: boolean;
  hint?: string;
  fields?: FormField[];
  field?: FormField;
  options?: readonly string[];
  pattern?: [pattern: string, message: string];
  [option: string]: unknown;
};

/** Fields that tell the entries of a list apart, the best first. */
const summaryFields = ["title", "label", "question", "name", "author", "text", "id", "slug"];

/** A text with a value of another record, such as {brand.name}, is checked when it is saved. */
const valueInText = String.raw`|\{[\w.-]+\}`;

export type FormOptions = {
  /** Which texts get several lines. */
  isLong: (path: readonly string[]) => boolean;
  /** How many the currency has. */
  amountDecimals: number;
  /** The fields have the shape of the file: nothing translates between them. */
  isOnline?: boolean;
};

/** The fields of the form for one field of a record. */
export function formFields(
  { name, schema, optional }: Field,
  options: FormOptions,
  within: readonly string[] = [],
): FormField[] {
  const path = [...within, name];
  const kind = kindOf(schema);
  const common = {
    name,
    label: labelOf(name),
    required: !optional && kind.kind !== "flag",
    ...(schema.description ? { hint: schema.description } : {}),
  };
  switch (kind.kind) {
    case "record": {
      const fields = kind.fields.flatMap((field) =>
        // Whether a record that may be absent is complete is checked when it is saved.
        formFields(optional ? { ...field, optional: true } : field, options, path),
      );
      const others = kind.others && !options.isOnline ? [othersOf(name)] : [];
      return [{ ...common, widget: "object", collapsed: true, fields: [...fields, ...others] }];
    }
    case "list":
      return [{ ...common, ...listOptions(kind, options, path) }];
    case "choice":
      if (kind.picture && options.isOnline) return [{ ...common, widget: "string" }];
      return kind.picture
        ? [{ ...common, widget: "select", options: kind.names, required: false }, pictureOf(name, optional)]
        : [{ ...common, widget: "select", options: kind.names }];
    case "picture":
      return [{ ...common, ...imageOptions }];
    case "number":
      return [
        {
          ...common,
          ...numberOptions(schema),
          // Known to page/number-control.js only.
          ...(isAmount(name) ? { is_amount: true, decimals: options.amountDecimals } : {}),
        },
      ];
    case "flag":
      return [{ ...common, widget: "boolean", default: false }];
    // A date too: the date field of Decap CMS makes 1906 of a year that is typed.
    case "text": {
      const pattern = patternOf(schema);
      const isLong = schema.longText || (!schema.pattern && options.isLong(path));
      return [{ ...common, widget: isLong ? "text" : "string", ...(pattern ? { pattern } : {}) }];
    }
  }
}

const imageOptions = { widget: "image", choose_url: false, media_library: { config: { multiple: false } } };

function pictureOf(name: string, optional: boolean): FormField {
  return {
    ...imageOptions,
    name: pictureField(name),
    label: `${labelOf(name)}: your own picture`,
    required: false,
    hint: `Shown instead of the drawing.${optional ? "" : " One of the two is needed."}`,
  };
}

function othersOf(name: string): FormField {
  return {
    name: othersField,
    label: `Other ${labelOf(name).toLowerCase()}`,
    label_singular: "entry",
    widget: "list",
    required: false,
    collapsed: true,
    summary: `{{fields.${otherName}}}`,
    fields: [otherName, otherValue].map((each) => ({ name: each, label: labelOf(each), widget: "string" })),
  };
}

type List = Extract<ReturnType<typeof kindOf>, { kind: "list" }>;

export function listOptions({ entry, least, most }: List, options: FormOptions, path: readonly string[]) {
  const length = {
    ...(least === undefined ? {} : { min: least }),
    ...(most === undefined ? {} : { max: most }),
  };
  const kind = kindOf(entry);
  if (kind.kind === "choice")
    return { widget: "select", multiple: true, options: kind.names, required: false, ...length };
  // An empty list is a list: only a least length makes one entry necessary.
  const common = { widget: "list", label_singular: "entry", ...length, required: (least ?? 0) > 0 };
  if (kind.kind !== "record") {
    const [field] = formFields(
      { name: "entry", schema: entry, optional: false },
      { ...options, isLong: () => options.isLong(path) },
    );
    return { ...common, collapsed: false, ...(field ? { field } : {}) };
  }
  const fields = kind.fields.flatMap((field) => formFields(field, options, path));
  const names = fields.map(({ name }) => name);
  const summary = summaryFields.find((name) => names.includes(name)) ?? names[0];
  return { ...common, collapsed: true, minimize_collapsed: false, summary: `{{fields.${summary}}}`, fields };
}

function numberOptions({ type, minimum, maximum, exclusiveMinimum }: RecordSchema) {
  const isWhole = type === "integer";
  const min =
    minimum ?? (exclusiveMinimum === undefined || !isWhole ? exclusiveMinimum : exclusiveMinimum + 1);
  return {
    widget: "number",
    value_type: isWhole ? "int" : "float",
    ...(isWhole ? {} : { step: 0.01 }),
    ...(min === undefined ? {} : { min }),
    ...(maximum === undefined ? {} : { max: maximum }),
  };
}

function patternOf({ pattern, patternError }: RecordSchema): [string, string] | undefined {
  return pattern === undefined ? undefined : [`(?:${pattern})${valueInText}`, patternError ?? pattern];
}
