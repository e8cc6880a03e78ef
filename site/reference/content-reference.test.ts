// @vitest-environment node
import { expect, test } from "vitest";
import { contentReference } from "./content-reference";

test("what the reference calls a record has fields", () => {
  for (const part of contentReference().split("\n## ")) {
    for (const [, name] of part.matchAll(/^\| `([\w.]+)` \| a record /gm))
      expect(part, name).toContain(`| \`${name}.`);
  }
});
