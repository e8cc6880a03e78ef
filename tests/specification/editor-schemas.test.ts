import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentFolder } from "../../build/content/load-content";
import { allSchemas } from "../../schemas/all-schemas";

test.each(Object.keys(allSchemas))("content/%s.yaml names its JSON Schema for editors", (name) => {
  const [line] = readFileSync(join(contentFolder, `${name}.yaml`), "utf8").split("\n");
  expect(line).toMatch(/^# yaml-language-server: \$schema=.+\.json$/);
});
