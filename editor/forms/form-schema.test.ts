// @vitest-environment node
import { expect, test } from "vitest";
import * as z from "zod";
import { allSchemas } from "../../site/schemas/all-schemas";
import { icon, listOf, record } from "../../site/schemas/parts";
import { text } from "../../site/schemas/texts";
import { fileOf, legalFile, toRecordSchema } from "../records/record-files";
import { type Form, formOf } from "./form-schema";
import { navigation } from "./navigation";

type Schema = { properties?: Record<string, Schema>; items?: Schema; title?: string };

const listed = navigation.flatMap(({ entries }) => entries);

test("every file is in the navigation once", () => {
  expect(listed.map(({ file }) => file).sort()).toEqual([...Object.keys(allSchemas), legalFile].sort());
});

test.each(Object.entries(allSchemas))("every field of %s is in its form", (file, schema) => {
  const form = fileForm(file);
  for (const path of zodPaths(schema)) expect(formPaths(form.schema as Schema)).toContain(path);
});

test("a field gets the widget for its kind", () => {
  const uiOf = (file: string, ...path: string[]) =>
    path.reduce((ui, step) => ui[step] as Record<string, unknown>, fileForm(file).uiSchema);
  const widgetsOf = (...place: Parameters<typeof uiOf>) => uiOf(...place)["ui:widget"];
  expect(widgetsOf("minecraft-plans", "items", "monthly")).toBe("number");
  expect(widgetsOf("minecraft-plans", "items", "drawing")).toBe("picture");
  expect(widgetsOf("minecraft-plans", "items", "soldOut")).toBe("flag");
  expect(widgetsOf("brand", "accent")).toBe("colour");
  expect(widgetsOf("brand", "foundedOn")).toBe("date");
  expect(widgetsOf("games", "games", "items", "category")).toBe("choice");
  // Values in braces are filled in the records, but not in the legal texts.
  const section = ["privacy", "sections", "items"];
  expect(uiOf("questions", "questions", "items", "answer")).toMatchObject({
    "ui:options": { hasValues: true },
  });
  expect(uiOf(legalFile, ...section, "content")).toMatchObject({ "ui:options": { hasValues: false } });
  expect(widgetsOf(legalFile, ...section, "id")).toBe("text");
});

test("a new field in a schema is a new field in the form, with its hint", () => {
  const schema = record({ motto: text.describe("Said at the `end`."), marks: listOf(record({ icon })) });
  const form = formOf("x", toRecordSchema(schema), { file: "x", names: {} });
  expect(form.schema).toMatchObject({
    required: ["motto", "marks"],
    properties: {
      motto: { title: "Motto", description: "Said at the end." },
      marks: { type: "array", items: { properties: { icon: {} } } },
    },
  });
});

function fileForm(file: string): Form {
  const names = { "games.category": { names: ["a"] } };
  return formOf(file, fileOf(file).schema, { file, names });
}

/** "games.features.icon" for each field of a form. */
function formPaths({ properties, items }: Schema, within = ""): string[] {
  if (items) return formPaths(items, within);
  return Object.entries(properties ?? {}).flatMap(([name, field]) => [
    `${within}${name}`,
    ...formPaths(field, `${within}${name}.`),
  ]);
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
