import { iconNames } from "../../art/names";
import { isAmount } from "../../site/content";
import { leastContrast, pageColour } from "../../site/schemas/brand";
import { pictureEndings } from "../../site/schemas/parts";
import { entrySchema, isFlag, legalFile, type RecordSchema } from "../records/record-files";
import { labelOf } from "./label-of";

/** A form for react-jsonschema-form: https://rjsf-team.github.io/react-jsonschema-form/docs/ */
export type Form = { schema: Record<string, unknown>; uiSchema: Record<string, unknown> };

type FormOptions = {
  file: string;
  /** The names that a field may have, by "file.field" or "field". */
  names: Readonly<Record<string, { names: readonly string[]; labels?: Readonly<Record<string, string>> }>>;
};

/** Fields that an owner rarely needs are the last ones. */
const lastFields = [
  "contacts",
  "id",
  "slug",
  "billing",
  "sample",
  "sampleFields",
  "meta",
  "shareCard",
  "assistants",
];

/** The form of a field, of a record with all its fields, or of a whole file. */
export function formOf(name: string, schema: RecordSchema, options: FormOptions, isOptional = false): Form {
  // Hints are written with code marks for the reference.
  const description = schema.description?.replaceAll("`", "");
  const common = { title: labelOf(name), ...(description && { description }) };
  if (schema.type === "array") {
    const entry = formOf(name, entrySchema(schema), options);
    const fixedLength = Array.isArray(schema.items) ? schema.items.length : undefined;
    return {
      schema: { ...common, type: "array", items: entry.schema },
      uiSchema: { "ui:field": "list", "ui:options": { fixedLength }, items: entry.uiSchema },
    };
  }
  // Every value is kept as it is typed; what it has to be is checked by the server.
  if (schema.type !== "object")
    return { schema: { ...common, type: "string" }, uiSchema: widgetOf(name, schema, options) };

  const { properties = {}, required = [], additionalProperties } = schema;
  const rankOf = ([field]: [string, unknown]) => lastFields.indexOf(field);
  const fields = Object.entries(properties)
    .sort((one, other) => rankOf(one) - rankOf(other))
    .map(([field, inner]) => [field, formOf(field, inner, options, !required.includes(field))] as const);
  const others = typeof additionalProperties === "object" && formOf("value", additionalProperties, options);
  return {
    schema: {
      ...common,
      type: "object",
      properties: Object.fromEntries(fields.map(([field, form]) => [field, form.schema])),
      // What may be absent as a whole has no field that must be filled in.
      required: isOptional ? [] : required,
      ...(others && { additionalProperties: { ...others.schema, title: undefined } }),
    },
    uiSchema: {
      ...Object.fromEntries(fields.map(([field, form]) => [field, form.uiSchema])),
      ...(others && { additionalProperties: others.uiSchema }),
    },
  };
}

function widgetOf(name: string, schema: RecordSchema, { file, names }: FormOptions): Form["uiSchema"] {
  const widget = (name: string, options: object = {}) => ({ "ui:widget": name, "ui:options": options });
  // A union is one of names, in part of files.
  const shapes = schema.anyOf ?? [schema];
  const choices = shapes.flatMap((shape) => shape.enum ?? []);
  if (shapes.some(isPicture)) return widget("picture", { names: choices });
  if (choices.includes(iconNames[0])) return widget("picture", { names: choices, isIcon: true });
  if (choices.length > 0) return widget("choice", { names: choices });
  if (isFlag(schema)) return widget("flag");
  if (schema.type === "number" || schema.type === "integer")
    return widget("number", { isAmount: isAmount(name) });
  if (name === "body" && file.startsWith("texts/")) return widget("markdown");
  if (name === "accent") return widget("colour", { page: pageColour, least: leastContrast });
  if (schema.format === "date") return widget("date");
  // A destination may be an address, and a link may lead to a place on a page.
  const known = names[`${file}.${name}`] ?? names[name];
  if (known && known.names.length > 0)
    return widget(["destination", "to"].includes(name) ? "text" : "choice", known);
  // The legal texts are shown as they are: see site/fill-values.ts for all others.
  const hasValues = schema.translation !== undefined && file !== legalFile;
  return hasValues || schema.longText
    ? widget("prose", { hasValues, lines: schema.longText })
    : widget("text");
}

function isPicture({ pattern }: RecordSchema): boolean {
  return pattern?.includes(`\\${pictureEndings[0]}`) ?? false;
}
