// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../site/project-folder";
import config from "../vitest.config";
import { everyCommit, fullRun, summaryOf } from "./checks.mjs";

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
  const scripts = [...everyCommit, ...fullRun].flat();
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

const vitestOutput = `
 RUN  v4.1.12

 ✓  unit  app/format/money.test.ts (12 tests) 31ms
 ✓  unit  app/format/dates.test.ts (1 test) 4ms
 ❯  unit  app/hooks/use-hash.test.ts (3 tests | 1 failed) 20ms

FAIL  unit  app/hooks/use-hash.test.ts > a hash is read
AssertionError: expected 1 to be 2

 Test Files  1 failed | 2 passed (3)
      Tests  1 failed | 15 passed | 2 skipped (18)
`;
const playwrightOutput = `
Running 3 tests using 2 workers

  ✓  1 [chromium] › games.spec.ts:9:1 › a search filters the list (1.2s)
  ✘  2 [chromium] › home.spec.ts:9:1 › an answer opens (3.1s)
  ✓  3 [chromium] › legal.spec.ts:9:1 › a tab changes the document (1.1s)
  1) [chromium] › home.spec.ts:9:1 › an answer opens
    Error: expect(locator).toBeVisible() failed
  1 failed
  2 passed (3.1s)
`;

test("a summary counts passed tests and lists each note once", () => {
  expect(summaryOf(vitestOutput).tests).toBe("15");
  expect(summaryOf(playwrightOutput).tests).toBe("2");
  expect(summaryOf("Checked 632 files in 412ms.").tests).toBeUndefined();
  const line = "not checked: Caddy is not installed";
  expect([...summaryOf(`${line}\nother words\n${line}\r\n`).notes]).toEqual([line]);
});

test("failures keep their messages and lose passed tests and colours", () => {
  const { failures } = summaryOf(vitestOutput);
  expect(failures).toContain("AssertionError: expected 1 to be 2");
  expect(failures).not.toContain("✓");
  const browserFailures = summaryOf(playwrightOutput).failures;
  expect(browserFailures).toContain("toBeVisible() failed");
  expect(browserFailures).not.toContain("legal.spec.ts");
  expect(summaryOf("\u001b[31mred\u001b[39m\n\n\n\nmore").failures).toBe("red\n\nmore");
});
