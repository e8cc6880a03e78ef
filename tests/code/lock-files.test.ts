import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { missingEntries } from "../../scripts/complete-lock.mjs";
import { projectFolder } from "../../site/project-folder";

test.each([".", "editor"])("npm ci accepts the lock file of %s on every platform", (folder) => {
  const { packages } = JSON.parse(readFileSync(join(projectFolder, folder, "package-lock.json"), "utf8"));
  expect(Object.keys(missingEntries(packages)), "run: node scripts/complete-lock.mjs").toEqual([]);
});
