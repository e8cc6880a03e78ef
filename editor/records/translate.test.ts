// @vitest-environment node
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { editYaml } from "../../build/content/edit/edit-yaml";
import { contentFolder } from "../../build/project-folder";
import { drawing, filledListOf, flag, listOf, number, record } from "../../schemas/parts";
import { text } from "../../schemas/texts";
import { recordFiles } from "./record-files";
import { toRecordSchema } from "./record-kinds";
import { formRecords } from "./record-store";
import { fromForm, toForm } from "./translate";

// A file whose list may be empty may be absent.
const existing = Object.values(recordFiles).filter(({ path }) => existsSync(join(contentFolder, path)));
test.each(existing)("$path: a form that is saved unchanged leaves the file as it is", ({ path, schema }) => {
  const source = readFileSync(join(contentFolder, path), "utf8");
  const value: unknown = parse(source);
  const form = JSON.parse(JSON.stringify(toForm(schema, value)));
  expect(formRecords(schema, form, value)).toEqual(value);
  expect(editYaml(source, formRecords(schema, form, value))).toBe(source);
});

const schema = toRecordSchema(
  record({
    name: text,
    note: text.exactOptional(),
    open: flag,
    soldOut: flag.exactOptional(),
    drawing,
    tags: listOf(text),
    links: filledListOf(record({ label: text })).exactOptional(),
    panel: record({ title: text, shown: flag.exactOptional() }).exactOptional(),
  }),
);

test("what is empty and optional is left out, what is required is there", () => {
  const form = {
    name: "",
    note: "",
    open: undefined,
    soldOut: false,
    drawing: "stairs",
    links: [],
    panel: { title: "" },
  };
  expect(fromForm(schema, form)).toEqual({ open: false, drawing: "stairs", tags: [] });
});

test("an empty value that the file has already stays", () => {
  const original = { name: "a", open: true, soldOut: false, drawing: "stairs", tags: [], links: [] };
  expect(formRecords(schema, toForm(schema, original), original)).toEqual(original);
});

test("a picture is chosen before a drawing, under its name in content/pictures", () => {
  const form = {
    name: "a",
    open: true,
    tags: [],
    drawing: "stairs",
    drawingPicture: "/content/pictures/My Cover.JPEG",
  };
  expect(fromForm(schema, form)).toMatchObject({ drawing: "my-cover.jpg" });
  expect(toForm(schema, { drawing: "my-cover.jpg" })).toEqual({ drawingPicture: "my-cover.jpg" });
  expect(fromForm(schema, { ...form, drawingPicture: "" })).toMatchObject({ drawing: "stairs" });
});

test("a number that was typed with zeros at its end is a number", () => {
  const figures = toRecordSchema(record({ monthly: number }));
  expect(fromForm(figures, { monthly: "5.50" })).toEqual({ monthly: 5.5 });
  expect(fromForm(figures, { monthly: "5,50" })).toEqual({ monthly: "5,50" });
});
