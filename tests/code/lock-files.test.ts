import { readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { projectFolder } from "../../site/project-folder";

type Packages = Record<string, { optionalDependencies?: Record<string, string> }>;

test.each([".", "editor"])("npm ci accepts the lock file of %s on every platform", (folder) => {
  const lock = readFileSync(join(projectFolder, folder, "package-lock.json"), "utf8");
  const packages: Packages = JSON.parse(lock).packages;
  const isLocked = (path: string, name: string): boolean =>
    join(path, "node_modules", name) in packages || (path !== "." && isLocked(dirname(path), name));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  );
  const advice = "take back package-lock.json, and install with a registry that has them (npm/cli#4828)";
  expect(missing, advice).toEqual([]);
});
