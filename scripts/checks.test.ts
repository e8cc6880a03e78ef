// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../build/project-folder";
import config from "../vitest.config";
import { everyCommit, fullRun } from "./checks.mjs";

const testFiles = readdirSync(projectFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$|dist)/.test(entry.name))
  .flatMap(({ name }) =>
    readdirSync(join(projectFolder, name), { recursive: true, encoding: "utf8" }).map(
      (file) => `${name}/${file.replaceAll("\\", "/")}`,
    ),
  )
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.includes("node_modules/"));

const projects = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === "object" && "test" in project && project.test ? [project.test] : [],
);
const projectNames = projects.map(({ name }) => String(name));

test("every test file is in a folder whose tests run", () => {
  // "tests/site/**" or "{app,build}/**"
  const vitestFolders = projects
    .flatMap(({ include = [] }) => include)
    .flatMap((pattern) =>
      pattern
        .replace(/\/\*\*.*/, "")
        .replaceAll(/[{}]/g, "")
        .split(","),
    );
  const playwrightFolders = ["tests/e2e", "tests/editor", "tests/look"];
  for (const file of testFiles) {
    const folders = file.endsWith(".spec.ts") ? playwrightFolders : vitestFolders;
    expect(
      folders.filter((folder) => file.startsWith(`${folder}/`)),
      file,
    ).toHaveLength(1);
  }
});

test("every Vitest project is a check, but the one that an owner deletes", () => {
  const scripts = [...everyCommit, ...fullRun].flat().map(({ script }) => script);
  for (const name of projectNames.filter((each) => each !== "specification"))
    expect(scripts).toContainEqual(expect.stringMatching(new RegExp(`^test:(e2e:)?${name}$`)));
});

/** With a title instead of a condition: such a test never runs. */
const neverRun = /\b(test|it|describe)\.(skip|fixme|todo|only)\(\s*["'`]/;

test("no test is left out", () => {
  for (const call of ["skip", "fixme", "only"]) expect(`test.${call}("title", () => {})`).toMatch(neverRun);
  for (const file of testFiles.filter((name) => name !== "scripts/checks.test.ts")) {
    expect(neverRun.exec(readFileSync(join(projectFolder, file), "utf8"))?.[0], file).toBeUndefined();
  }
});
