// @vitest-environment node
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../temporary-folder";
import { generatedFiles, writeGeneratedFiles } from "./generated-files";

test("a file that is absent or differs is written, and only such a file", () => {
  const folder = temporaryFolder();
  const [untouched, edited] = ["schemas/brand.json", "schemas/pages/vps.json"].map((name) =>
    join(folder, name),
  ) as [string, string];
  writeGeneratedFiles(folder);
  utimesSync(untouched, 0, 0);
  writeFileSync(edited, "{}");
  writeGeneratedFiles(folder);
  expect(statSync(untouched).mtimeMs).toBe(0);
  for (const [name, text] of Object.entries(generatedFiles()))
    expect(readFileSync(join(folder, name), "utf8"), name).toBe(text);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  expect(files).toHaveLength(Object.keys(generatedFiles()).length);
});

test("what the reference calls a record has fields", () => {
  for (const part of generatedFiles()["content-reference.md"]?.split("\n## ") ?? []) {
    for (const [, name] of part.matchAll(/^\| `([\w.]+)` \| a record /gm))
      expect(part, name).toContain(`| \`${name}.`);
  }
});
