import { isAmount } from "../../build/content/content-leaves";
import { type Field, kindOf, type RecordSchema } from "../records/record-kinds";
import { otherName, othersField, otherValue, pictureField } from "../records/translate";
import { labelOf } from "./label-of";

/** A field in the configuration of Decap CMS: https://decapcms.org/docs/widgets/ */
export type FormField = {
  name: string;
  label: string;
  widget: string;
  required?: boolean;
  fields?: FormField[];
  options?: readonly string[];
  pattern?: [pattern: string, message: string];
  [option: string]: unknown;
};

/** Fields that tell the entries of a list apart, the best first. */
const summaryFields = ["title", "label", "question", "name", "author", "text", "id", "slug"];

/** A text with a value of another record, such as {brand.name}, is checked when it is saved. */
const valueInText = String.raw`|\{[\w.-]+\}`;

type FormOptions = {
  /** The fields whose texts get several lines. */
  longTexts: ReadonlySet<unknown>;
  /** How many the currency has. */
  decimals: number;
  /** The fields have the shape of the file: nothing translates between them. */
  isOnline: boolean;
};

/** The fields of the form for one field of a record. */
export function formFields({ name, schema, optional }: Field, options: FormOptions): FormField[] {
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
        formFields(optional ? { ...field, optional: true } : field, options),
      );
      // Online there is no form for fields whose names the owner chooses.
      if (options.isOnline && fields.length === 0) return [];
      const others =
        kind.others && !options.isOnline
          ? [othersOf(kind.others, fields.length > 0 ? `Other ${name}` : name, options)]
          : [];
      return [{ ...common, widget: "object", collapsed: true, fields: [...fields, ...others] }];
    }
    case "list":
      return [{ ...common, ...listOptions(kind, name, options) }];
    case "choice":
      if (!kind.picture) return [{ ...common, widget: "select", options: kind.names }];
      if (options.isOnline) return [{ ...common, widget: "string" }];
      return [
        { ...common, widget: "select", options: kind.names, required: false },
        {
          ...imageOptions,
          name: pictureField(name),
          label: `${common.label}: your own picture`,
          required: false,
          hint: `Shown instead of the drawing.${optional ? "" : " One of the two is needed."}`,
        },
      ];
    case "picture":
      return [{ ...common, ...imageOptions }];
    case "number": {
      // Known to page/number-control.js only.
      const amount = isAmount(name) ? { is_amount: true, decimals: options.decimals } : {};
      return [{ ...common, ...numberOptions(schema), ...amount }];
    }
    case "flag":
      return [{ ...common, widget: "boolean", default: false }];
    // A date too: the date field of Decap CMS makes 1906 of a year that is typed.
    case "text": {
      const { pattern, patternError = pattern, longText } = schema;
      if (pattern && patternError)
        return [{ ...common, widget: "string", pattern: [`(?:${pattern})${valueInText}`, patternError] }];
      return [{ ...common, widget: longText || options.longTexts.has(name) ? "text" : "string" }];
    }
  }
}

const imageOptions = { widget: "image", choose_url: false, media_library: { config: { multiple: false } } };

function othersOf(schema: RecordSchema, name: string, options: FormOptions): FormField {
  return {
    name: othersField,
    label: labelOf(name),
    label_singular: "entry",
    widget: "list",
    required: false,
    collapsed: true,
    summary: `{{fields.${otherName}}}`,
    fields: [
      { name: otherName, label: labelOf(otherName), widget: "string" },
      ...formFields({ name: otherValue, schema, optional: false }, options),
    ],
  };
}

type List = Extract<ReturnType<typeof kindOf>, { kind: "list" }>;

function listOptions({ entry, least, most }: List, name: string, options: FormOptions) {
  const length = { ...(least ? { min: least } : {}), ...(most ? { max: most } : {}) };
  const kind = kindOf(entry);
  if (kind.kind === "choice")
    return { widget: "select", multiple: true, options: kind.names, required: false, ...length };
  // An empty list is a list: only a least length makes one entry necessary.
  const common = { widget: "list", label_singular: "entry", ...length, required: Boolean(least) };
  if (kind.kind !== "record") {
    const [field] = formFields({ name, schema: entry, optional: false }, options);
    return { ...common, collapsed: false, field };
  }
  const fields = kind.fields.flatMap((field) => formFields(field, options));
  const names = fields.map((field) => field.name);
  const summary = summaryFields.find((each) => names.includes(each)) ?? names[0];
  return { ...common, collapsed: true, minimize_collapsed: false, summary: `{{fields.${summary}}}`, fields };
}

function numberOptions({ type, minimum, maximum, exclusiveMinimum }: RecordSchema) {
  const isWhole = type === "integer";
  const above = exclusiveMinimum !== undefined && isWhole ? exclusiveMinimum + 1 : exclusiveMinimum;
  const min = minimum ?? above;
  return {
    widget: "number",
    ...(isWhole ? { value_type: "int" } : { value_type: "float", step: 0.01 }),
    ...(min === undefined ? {} : { min }),
    ...(maximum === undefined ? {} : { max: maximum }),
  };
}
