// @vitest-environment node
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { editYaml } from "../../site/edit/edit-yaml";
import { contentFolder } from "../../site/project-folder";
import { allSchemas } from "../../site/schemas/all-schemas";
import { drawing, flag, listOf, record } from "../../site/schemas/parts";
import { text } from "../../site/schemas/texts";
import { formRecords, withoutEmpty } from "./empty-fields";
import { fileOf, legalFile, toRecordSchema } from "./record-files";

// A file whose list may be empty may be absent.
const existing = [...Object.keys(allSchemas), legalFile]
  .map(fileOf)
  .filter(({ path }) => existsSync(join(contentFolder, path)));
test.each(existing)("$path: a form that is saved unchanged leaves the file as it is", ({ path, schema }) => {
  const source = readFileSync(join(contentFolder, path), "utf8");
  const value: unknown = parse(source);
  expect(formRecords(schema, structuredClone(value), value)).toEqual(value);
  expect(editYaml(source, formRecords(schema, value, value))).toBe(source);
});

const schema = toRecordSchema(
  record({
    name: text,
    note: text.exactOptional(),
    open: flag,
    soldOut: flag.exactOptional(),
    drawing,
    tags: listOf(text),
    links: listOf(record({ label: text }))
      .min(1)
      .exactOptional(),
    panel: record({ title: text, shown: flag.exactOptional() }).exactOptional(),
  }),
);

test("what is empty and optional is left out, what is required is there", () => {
  const form = { name: "", note: "", soldOut: false, drawing: "stairs", links: [], panel: { title: "" } };
  expect(withoutEmpty(schema, form)).toEqual({ open: false, drawing: "stairs", tags: [] });
});

test("an empty value that the file has already stays", () => {
  const original = { name: "a", open: true, soldOut: false, drawing: "stairs", tags: [], links: [] };
  expect(formRecords(schema, original, original)).toEqual(original);
});
