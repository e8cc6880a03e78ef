import { iconNames } from "../../art/names";
import { isAmount } from "../../build/content/content";
import { leastContrast, pageColour } from "../../schemas/brand";
import { type Field, kindOf, type RecordSchema } from "../records/record-kinds";
import { labelOf } from "./label-of";

/** A form for react-jsonschema-form: https://rjsf-team.github.io/react-jsonschema-form/docs/ */
export type Form = { schema: Record<string, unknown>; uiSchema: Record<string, unknown> };

type FormOptions = {
  file: string;
  /** The names that a field may have, by "file.field" or "field". */
  names: Readonly<Record<string, { names: readonly string[]; labels?: Readonly<Record<string, string>> }>>;
};

/** The form of a field, of a record with all its fields, or of a whole file. */
export function formOf({ name, schema, optional }: Field, options: FormOptions): Form {
  const kind = kindOf(schema);
  const { description } = schema;
  const common = { title: labelOf(name), ...(description && { description: plainWords(description) }) };
  if (kind.kind === "record") {
    const ordered = [...kind.fields].sort((one, other) => rankOf(one.name) - rankOf(other.name));
    const fields = ordered.map((field) => [field.name, formOf(field, options)] as const);
    const others = kind.others && formOf({ name: "value", schema: kind.others, optional: false }, options);
    return {
      schema: {
        ...common,
        type: "object",
        properties: Object.fromEntries(fields.map(([field, form]) => [field, form.schema])),
        // What may be absent as a whole has no field that must be filled in.
        required: optional ? [] : kind.fields.filter((field) => !field.optional).map((field) => field.name),
        ...(others && { additionalProperties: { ...others.schema, title: undefined } }),
      },
      uiSchema: {
        ...Object.fromEntries(fields.map(([field, form]) => [field, form.uiSchema])),
        ...(others && { additionalProperties: others.uiSchema }),
      },
    };
  }
  if (kind.kind === "list") {
    const entry = formOf({ name, schema: kind.entry, optional: false }, options);
    return {
      schema: { ...common, type: "array", items: entry.schema },
      uiSchema: { "ui:field": "list", "ui:options": { fixedLength: kind.most }, items: entry.uiSchema },
    };
  }
  // Every value is kept as it is typed; what it has to be is checked by the server.
  return { schema: { ...common, type: "string" }, uiSchema: widgetOf(name, schema, options) };
}

/** Fields that an owner rarely needs are the last ones. */
const lastFields = ["id", "slug", "billing", "sample", "meta", "shareCard", "assistants"];

function rankOf(name: string): number {
  return lastFields.indexOf(name);
}

function widgetOf(name: string, schema: RecordSchema, { file, names }: FormOptions): Record<string, unknown> {
  const kind = kindOf(schema);
  const widget = (name: string, options: object = {}) => ({ "ui:widget": name, "ui:options": options });
  const known = names[`${file}.${name}`] ?? names[name];
  if (kind.kind === "picture") return widget("picture", { names: [], pictures: true });
  if (kind.kind === "choice" && kind.picture) return widget("picture", { names: kind.names, pictures: true });
  if (kind.kind === "choice" && kind.names.includes(iconNames[0]))
    return widget("picture", { names: kind.names, icons: true });
  if (kind.kind === "choice") return widget("choice", { names: kind.names });
  if (kind.kind === "flag") return widget("flag");
  if (kind.kind === "number") return widget("number", { isAmount: isAmount(name) });
  if (name === "body" && file.startsWith("texts/")) return widget("markdown");
  if (name === "accent") return widget("colour", { page: pageColour, least: leastContrast });
  if (schema.format === "date")
    return widget("date", { isLastDay: ["until", "validThrough"].includes(name) });
  // A destination may be an address, and a link may lead to a place on a page.
  if (known && known.names.length > 0)
    return widget(["destination", "to"].includes(name) ? "suggestion" : "choice", known);
  return widget("prose", { isProse: schema.translation !== undefined, lines: schema.longText === true });
}

/** Hints are written with code marks for the reference. */
function plainWords(text: string): string {
  return text.replaceAll("`", "");
}
