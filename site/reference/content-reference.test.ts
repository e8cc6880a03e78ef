// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../project-folder";
import { contentReference, referenceFile } from "./content-reference";

test("docs/content-reference.md is that of the schemas: npm run reference writes it", () => {
  expect(readFileSync(join(projectFolder, referenceFile), "utf8")).toBe(contentReference());
});

test("what the reference calls a record has fields", () => {
  for (const part of contentReference().split("\n## ")) {
    for (const [, name] of part.matchAll(/^\| `([\w.]+)` \| a record /gm))
      expect(part, name).toContain(`| \`${name}.`);
  }
});
