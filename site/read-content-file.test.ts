import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseContentFile, readContentFile } from "./read-content-file";
import { temporaryFolder } from "./temporary-folder";

/** Lines 1 to 8. */
const plans = `# The plans.
- id: iron
  title: Iron
  stats: { latencyMs: 8 }
- id: gold
  features:
    - Backups
    - Root
`;

test("a file without faults has its records", () => {
  const { value, faults } = parseContentFile(plans);
  expect(value).toEqual([
    { id: "iron", title: "Iron", stats: { latencyMs: 8 } },
    { id: "gold", features: ["Backups", "Root"] },
  ]);
  expect(faults).toEqual([]);
});

test("dates and words such as yes stay texts", () => {
  const { value } = parseContentFile("date: 2025-03-01\nmonth: 2025-03\npopular: yes\nsupport: 24/7\n");
  expect(value).toEqual({ date: "2025-03-01", month: "2025-03", popular: "yes", support: "24/7" });
});

test("no text begins or ends with white space, whatever its quotes", () => {
  const source = `link: "https://site.example/ "\nname: ' Iron\u00a0'\ntext: |\n  One line.\n\n  Another.\nlist: [" a"]\n`;
  expect(parseContentFile(source).value).toEqual({
    link: "https://site.example/",
    name: "Iron",
    text: "One line.\n\nAnother.",
    list: ["a"],
  });
});

test.each([
  ["a field", [0, "title"], 3],
  ["a field between braces", [0, "stats", "latencyMs"], 4],
  ["an entry of a list", [1, "features", 1], 8],
  ["a record", [1], 5],
  ["a missing field: its record", [1, "title"], 5],
  ["a missing record: the file", [7, "title"], 2],
  ["the file", [], 2],
])("lineOf gives the line of %s", (_name, path, line) => {
  expect(parseContentFile(plans).lineOf(path)).toBe(line);
});

function read(bytes: string | Buffer) {
  const file = join(temporaryFolder(), "file.yaml");
  writeFileSync(file, bytes);
  return readContentFile(file);
}

test.each([
  ["UTF-8", plans],
  ["UTF-8 with a byte order mark", `\uFEFF${plans}`],
  ["UTF-8 with line ends of Windows", plans.replaceAll("\n", "\r\n")],
])("a file in %s is read", (_name, source) => {
  expect(read(source).value).toEqual(parseContentFile(plans).value);
  expect(read(source).lineOf([1, "features", 1])).toBe(8);
});

test.each([
  ["UTF-16", Buffer.from(`\uFEFF${plans}`, "utf16le")],
  ["UTF-16 without a byte order mark", Buffer.from(plans, "utf16le")],
  ["Latin-1", Buffer.from("title: Café", "latin1")],
])("a file in %s is a fault", (_name, bytes) => {
  const fault = { line: 1, message: "the file is not plain text: save it with the encoding UTF-8" };
  expect(read(bytes)).toMatchObject({ value: undefined, faults: [fault] });
});

test("a file of several megabytes is a fault, and is not parsed", () => {
  const message = "the file has more than 2 MB: divide it, or remove what is no text";
  expect(read("- a: 1\n".repeat(300_000))).toMatchObject({
    value: undefined,
    faults: [{ line: 1, message }],
  });
});

test.each(["", "\n\n", "# Only a comment\n"])("a file of %j has no value", (source) => {
  expect(read(source).value).toBe(null);
  expect(read(source).lineOf(["stats", 0])).toBe(1);
});
