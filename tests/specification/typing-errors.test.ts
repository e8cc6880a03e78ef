import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentFolder } from "../../build/project-folder";
import { typingErrors } from "../owner/typing-errors";

test.each(typingErrors)("content/$file.yaml has $pattern, so tests/owner tries it", ({ file, pattern }) => {
  expect(readFileSync(join(contentFolder, `${file}.yaml`), "utf8")).toMatch(pattern);
});
