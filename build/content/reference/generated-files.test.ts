// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../../project-folder";
import { contentReference } from "./content-reference";
import { schemaFiles, withReference } from "./generated-files";

function read(path: string): string {
  return readFileSync(join(projectFolder, path), "utf8");
}

test("the JSON Schemas and the types of the files are those of the schemas: npm run schemas writes them", () => {
  for (const [path, text] of Object.entries(schemaFiles())) expect(read(path), path).toBe(text);
});

test("the reference in docs/owner.md is that of the schemas: npm run schemas writes it", () => {
  expect(withReference(read("docs/owner.md"))).toBe(read("docs/owner.md"));
});

test("what the reference calls a record has fields", () => {
  for (const part of contentReference().split("\n### ")) {
    for (const [, name] of part.matchAll(/^\| `([\w.]+)` +\| a record /gm))
      expect(part, name).toContain(`| \`${name}.`);
  }
});
