import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentFolder } from "../../site/project-folder";
import { generatedFiles } from "../../site/reference/generated-files";
import { allSchemas } from "../../site/schemas/all-schemas";

const files = Object.keys(allSchemas).filter((name) => existsSync(join(contentFolder, `${name}.yaml`)));

test.each(files)("content/%s.yaml names its JSON Schema for editors", (name) => {
  const [line] = readFileSync(join(contentFolder, `${name}.yaml`), "utf8").split("\n");
  const up = "../".repeat(name.split("/").length);
  expect(line).toBe(`# yaml-language-server: $schema=${up}.generated/schemas/${name}.json`);
  expect(generatedFiles()).toHaveProperty([`schemas/${name}.json`]);
});
