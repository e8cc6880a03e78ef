import { readFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { siteLanguages } from "./site/languages";
import { projectFolder } from "./site/project-folder";

/** Long timeouts, so that no test fails because the machine is busy. */
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/** The records of unit tests, which must pass with any content of the owner. */
const unitContent = join(projectFolder, "tests/fixtures/another-company");

/** Those besides the first one that the built site has. */
const languages = siteLanguages()
  .slice(1)
  .map(({ base }) => base.slice(1));

/** Files that mock modules are last: before and after each of them the modules of the worker are loaded again. */
class MocksLast extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const mocks = ({ moduleId }: TestSpecification) => readFileSync(moduleId, "utf8").includes("vi.mock(");
    return [...sorted.filter((file) => !mocks(file)), ...sorted.filter(mocks)];
  }
}

export default defineConfig({
  plugins: [react()],
  test: {
    sequence: { sequencer: MocksLast },
    projects: [
      {
        extends: true,
        test: {
          ...timeouts,
          name: "unit",
          include: ["{app,art,site,render,checks,server,scripts,editor,tests/code}/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          env: { CONTENT: unitContent },
          // One document and module graph per worker instead of one per file: creating them took most of the time.
          // tests/clean-up.ts, restoreMocks, unstubGlobals and unstubEnvs reset the state between files.
          isolate: false,
          pool: "threads",
          setupFiles: ["tests/clean-up.ts"],
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      // The built pages are parsed once per worker, not once per file.
      nodeProject("site", { isolate: false }),
      ...languages.map((language) =>
        nodeProject("site", {
          isolate: false,
          name: `site-${language}`,
          // The same in every language. The validator of HTML takes most of the time.
          exclude: ["tests/site/{css-names,editor,html}.test.ts"],
          env: { TESTED_LANGUAGE: language },
        }),
      ),
      nodeProject("server"),
      nodeProject("hosts"),
      nodeProject("specification", { isolate: false }),
      nodeProject("webkit"),
      // These tests build copies of the project.
      nodeProject("owner", { testTimeout: 600_000, hookTimeout: 600_000 }),
      nodeProject("another-company", { testTimeout: 1_800_000, hookTimeout: 600_000 }),
    ],
  },
});

/** The tests of a folder in tests/, which need no DOM. */
function nodeProject(name: string, options = {}) {
  const include = [`tests/${name}/**/*.test.ts`];
  const test = { ...timeouts, name, include, environment: "node", ...options };
  return { extends: true as const, test };
}
