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

// The line is for editors: the owner may have deleted it.
test("a file of content/ that names a JSON Schema names its own", () => {
  for (const path of Object.keys(schemaFiles())) {
    if (!path.endsWith(".json")) continue;
    const name = path.replace(/^schemas\/json\/|\.json$/g, "");
    const up = "../".repeat(name.split("/").length);
    const [line] = /^# yaml-language-server:.*/m.exec(read(`content/${name}.yaml`)) ?? [];
    if (line !== undefined) expect(line, name).toBe(`# yaml-language-server: $schema=${up}${path}`);
  }
});
