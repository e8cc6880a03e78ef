import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteFolder } from "./built-site";

const root = join(siteFolder, "../..");
const ofTheEditor = /@rjsf|tiptap|api\/records/i;

test("the build has nothing of the editor", () => {
  const files = readdirSync(join(root, "dist"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.filter((file) => ofTheEditor.test(readFileSync(file, "latin1")))).toEqual([]);
});

test("npm start and npm test install nothing of the editor", () => {
  expect(readFileSync(join(root, "package-lock.json"), "utf8")).not.toMatch(ofTheEditor);
});

test("the lock file of the editor names no registry", () => {
  const { packages } = JSON.parse(readFileSync(join(root, "editor/package-lock.json"), "utf8")) as {
    packages: Record<string, { resolved?: string }>;
  };
  const hosts = Object.values(packages).filter(({ resolved = "" }) => resolved.includes("://"));
  expect(hosts).toEqual([]);
});
