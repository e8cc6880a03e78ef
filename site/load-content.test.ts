// @vitest-environment node
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { ContentError } from "./fault";
import { linesOf } from "./fault-fixture";
import { readContent } from "./load-content";
import { recordsCopy } from "./records-copy-fixture";

test("a file that is absent is an empty list, and can be checked before it is written", () => {
  const folder = recordsCopy();
  rmSync(join(folder, "testimonials.yaml"));
  expect(readContent(folder)).toMatchObject({ faults: [], shown: { testimonials: [] } });
  const lines = linesOf(readContent(folder, { texts: { testimonials: "- id: one\n  nme: One\n" } }));
  expect(lines.join("\n")).toMatch(/^content\/testimonials\.yaml:\d: .*"nme"/m);
});

test("a record whose file is absent is undefined, a file without fields is a fault", () => {
  const folder = recordsCopy();
  rmSync(join(folder, "company.yaml"));
  const { shown, faults } = readContent(folder);
  expect(faults).toEqual([]);
  expect(shown.company).toBeUndefined();
  writeFileSync(join(folder, "company.yaml"), "# later\n");
  expect(readContent(folder).faults).toEqual([
    { file: "content/company.yaml", line: 1, path: [], message: "the file is empty: expected a record" },
  ]);
  const error = new ContentError(readContent(folder).faults);
  expect(error.message).toBe("content/company.yaml:1: the file is empty: expected a record.");
  expect(inspect(error)).toBe(error.message);
});

test("a form has all faults of its file at once, a site those of the first step", () => {
  const plan = "- id: one\n  title: 2024\n  destination: nowhere\n";
  const pathsOf = (form?: string) => {
    const { faults } = readContent(recordsCopy(), { texts: { "vps-plans": plan }, ...(form && { form }) });
    return faults.map(({ path }) => path.join("."));
  };
  expect(pathsOf()).toContain("0.title");
  expect(pathsOf()).not.toContain("0.destination");
  expect(pathsOf("vps-plans")).toEqual([...pathsOf(), "0.destination"]);
  expect(pathsOf("games")).toEqual(pathsOf());
});

test("a footer without columns is a fault, also beside texts", () => {
  const lines = linesOf(readContent(recordsCopy(), { texts: { footer: "social: []\n" } }));
  expect(lines.join("\n")).toMatch(/^content\/footer\.yaml:\d+: .*columns/m);
});
