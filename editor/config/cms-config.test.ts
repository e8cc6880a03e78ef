// @vitest-environment node
import { expect, test } from "vitest";
import * as z from "zod";
import { readContent } from "../../build/content/load-content";
import { allSchemas } from "../../schemas/all-schemas";
import { icon, linkOf, listOf, record, sitePath } from "../../schemas/parts";
import { text } from "../../schemas/texts";
import { toRecordSchema } from "../records/record-kinds";
import { otherName, othersField, otherValue, pictureField, versionField } from "../records/translate";
import { formCollections, onlineConfig } from "./cms-config";
import { type FormField, formFields } from "./form-field";

const collections = formCollections(readContent().content);
const files = collections.flatMap((collection) => collection.files);
const formOf = (path: string, forms = files) => forms.find(({ file }) => file === `content/${path}`);

test("every file has a form", () => {
  const records = Object.keys(allSchemas).map((name) => `content/${name}.yaml`);
  expect(files.map(({ file }) => file).sort()).toEqual([...records, "content/public/legal.json"].sort());
});

test.each(Object.entries(allSchemas))("every field of %s is in its form", (name, schema) => {
  const inForm = fieldPaths(formOf(`${name}.yaml`)?.fields);
  for (const path of zodPaths(schema)) expect(inForm).toContain(path);
});

test("a field is described by its schema: limits, patterns with their sentence, names to choose from", () => {
  const games = formOf("games.yaml")?.fields.find(({ name }) => name === "games");
  const named = (name: string) => games?.fields?.find((field) => field.name === name);
  expect(named("rating")).toMatchObject({ widget: "number", min: 1, max: 5, required: true });
  expect(named("reviews")).toMatchObject({
    value_type: "int",
    min: 1,
    hint: expect.stringContaining("reviews"),
  });
  expect(named("id")?.pattern?.[1]).toBe("expected small letters, digits and single hyphens");
  expect(named("soldOut")).toMatchObject({ widget: "boolean", required: false });
  expect(named("cover")?.options).toContain("stairs");
  expect(named(pictureField("cover"))).toMatchObject({ widget: "image" });
  expect(named("shortDesc")?.label).toBe("Short desc");
});

test.each([
  ["INR", 2],
  ["JPY", 0],
  ["a wrong one", 2],
])("a price has the decimals of its currency: %s", (currency, decimals) => {
  const forms = formCollections({ brand: { currency } }).flatMap((collection) => collection.files);
  const [plans] = formOf("minecraft-plans.yaml", forms)?.fields ?? [];
  const named = (name: string) => plans?.fields?.find((field) => field.name === name);
  expect(named("monthly")).toMatchObject({ is_amount: true, decimals });
  expect(named("ramGb")).not.toHaveProperty("decimals");
});

test("the text of a legal section has several lines", () => {
  const [, document] = formOf("public/legal.json")?.fields ?? [];
  const sections = document?.fields?.find(({ name }) => name === "sections");
  expect(sections?.fields?.find(({ name }) => name === "content")).toMatchObject({ widget: "text" });
});

test("a new field in a schema is a new field in the form", () => {
  const schema = record({ motto: text.describe("Said at the end."), marks: listOf(record({ icon })) });
  expect(fieldsIn(schema)).toMatchObject([
    { name: "motto", label: "Motto", widget: "string", required: true, hint: "Said at the end." },
    { name: "marks", widget: "list", fields: [{ name: "icon", widget: "select" }] },
  ]);
});

test("the shapes of a union are one form with what only one of them has as optional fields", () => {
  expect(fieldsIn(linkOf(sitePath, { label: text }))).toMatchObject([
    { name: "label", required: true },
    { name: "to", required: false },
    { name: "destination", required: false },
  ]);
});

test("names of fields that the translation adds are in no schema", () => {
  const names = Object.values(allSchemas).flatMap((schema) =>
    zodPaths(schema).map((path) => path.split(".").at(-1)),
  );
  const added = [versionField, ...names.map((name) => pictureField(String(name)))];
  expect(names.filter((name) => added.includes(String(name)))).toEqual([]);
});

/** Records of which the owner chooses all names. */
const ownNames = ["interface.nouns", "interface.ordinals"];

test("fields whose names the owner chooses are a list of names and values", () => {
  const [brandOthers, nouns, ordinals] = [
    ["brand.yaml", "destinations"],
    ["interface.yaml", "nouns"],
    ["interface.yaml", "ordinals"],
  ].map(([path = "", name]) =>
    formOf(path)
      ?.fields.find((field) => field.name === name)
      ?.fields?.find((field) => field.name === othersField),
  );
  expect(brandOthers).toMatchObject({ label: "Other destinations", fields: [{}, { widget: "string" }] });
  expect(ordinals).toMatchObject({ label: "Ordinals", fields: [{}, { widget: "string" }] });
  expect(nouns?.fields).toMatchObject([{ name: otherName }, { name: otherValue, widget: "object" }]);
  expect(nouns?.fields?.[1]?.fields?.map(({ name }) => name)).toContain("other");
});

test("online the forms have the shape of the files, and files that are lists have none", () => {
  const online = onlineConfig(readContent().content) as { collections: typeof collections };
  // Texts are folders.
  const onlineFiles = online.collections.flatMap(({ files = [] }) => files);
  const records = Object.entries(allSchemas).filter(([, schema]) => !(schema instanceof z.ZodArray));
  expect(onlineFiles).toHaveLength(records.length);
  for (const [name, schema] of records) {
    const form = formOf(`${name}.yaml`, onlineFiles);
    const named = zodPaths(schema).filter((path) => !ownNames.includes(`${name}.${path}`));
    expect(new Set(fieldPaths(form?.fields))).toEqual(new Set(named));
  }
});

function fieldsIn(schema: z.ZodType): FormField[] | undefined {
  const field = { name: "root", schema: toRecordSchema(schema), optional: false };
  return formFields(field, { longTexts: new Set(), decimals: 2, isOnline: false })[0]?.fields;
}

/** "games.features.icon" for each field of a form; a list at the top has no name in the file. */
function fieldPaths(fields: readonly FormField[] = [], within = ""): string[] {
  return fields.flatMap((field) => {
    const path = field.name === "records" && within === "" ? "" : `${within}${field.name}`;
    return [path, ...fieldPaths(field.fields, path === "" ? "" : `${path}.`)];
  });
}

/** The same for a schema, read from zod itself. */
function zodPaths(schema: unknown, within = ""): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional)
    return zodPaths(schema.unwrap(), within);
  if (schema instanceof z.ZodArray) return zodPaths(schema.element, within);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => zodPaths(option, within));
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, field]) => [
    `${within}${name}`,
    ...zodPaths(field, `${within}${name}.`),
  ]);
}
