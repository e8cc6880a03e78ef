import { expect, test } from "vitest";
import { contentTypeOf, contentTypeTable, unknownType } from "./content-types";

test.each([
  ["a/brochure.pdf", "application/pdf"],
  ["Brochure.PDF", "application/pdf"],
  ["app.js", "text/javascript; charset=utf-8"],
  ["data.unknown", unknownType],
  ["LICENSE", unknownType],
  ["archive.x/LICENSE", unknownType],
  [".env", unknownType],
])("%s is %s", (file, type) => {
  expect(contentTypeOf(file)).toBe(type);
});

test("the table has the extensions of the build and of these files, once each", () => {
  const table = contentTypeTable(["a.PDF", "b.pdf", "c.unknown", "LICENSE", 'x."y']);
  expect(table).toContainEqual(["pdf", "application/pdf"]);
  expect(table).toContainEqual(["unknown", unknownType]);
  expect(table).toContainEqual(["html", contentTypeOf("x.html")]);
  const extensions = table.map(([extension]) => extension);
  expect(new Set(extensions).size).toBe(extensions.length);
  expect(extensions.every((extension) => /^[a-z0-9]+$/.test(extension))).toBe(true);
});
