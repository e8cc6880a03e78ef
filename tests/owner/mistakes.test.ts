import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readContent } from "../../build/content/load-content";
import { contentFolder } from "../../build/project-folder";
import { copyProject, runNode } from "./changed-copy";
import { misspeltField, type TypingError, typingErrors, unknownValue } from "./typing-errors";

const files = readdirSync(contentFolder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => name.replaceAll("\\", "/").slice(0, -".yaml".length));
const pages = files.filter((file) => file.startsWith("pages/"));
const all = [...typingErrors, ...files.map(misspeltField), ...pages.map(unknownValue)];

function textOf(file: string): string {
  return files.includes(file) ? readFileSync(join(contentFolder, `${file}.yaml`), "utf8") : "";
}

/** The text of the file with the typing error, and the line that its sentence names. */
function mistyped({ file, pattern, replacement, line: reported }: TypingError) {
  const before = textOf(file).split("\n");
  const text = textOf(file).replace(pattern, replacement);
  const edited = text.split("\n").findIndex((line, index) => line !== before[index]);
  const line = reported
    ? before.findLastIndex((words, index) => index < edited && reported.test(words))
    : edited;
  return { text, line: line + 1 };
}

/** A list may be empty, and its file absent. */
const found = all.filter(({ file, pattern }) => pattern.test(textOf(file)));

let folder: string;
let project: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(contentFolder, folder, { recursive: true });
  project = copyProject();
});
afterAll(() => {
  for (const copy of [folder, project]) rmSync(copy, { recursive: true, force: true });
});

/** Runs a function while a copy of the content has the text in a file. */
async function withText<Result>(path: string, text: string, run: () => Result): Promise<Awaited<Result>> {
  const before = readFileSync(path, "utf8");
  writeFileSync(path, text);
  try {
    return await run();
  } finally {
    writeFileSync(path, before);
  }
}

test("the records have no faults", () => {
  expect(readContent().faults).toEqual([]);
});

test("every file that is no empty list has a typing error here", () => {
  const { content } = readContent();
  const filled = files.filter((file) => !(Array.isArray(content[file]) && content[file].length === 0));
  expect(found.map(({ file }) => file)).toEqual(expect.arrayContaining(filled));
});

test.each(found)("$file with $pattern replaced: one sentence, with the line and $sentence", async (error) => {
  const { text, line } = mistyped(error);
  const { faults } = await withText(join(folder, `${error.file}.yaml`), text, () => readContent(folder));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^content/${error.file}\\.yaml:${line}: `));
  expect(faults[0]).toContain(error.sentence);
  expect(faults[0]).toMatch(/[^.?]\.$/);
});

test("a wrong name of a file is one sentence", async () => {
  const copy = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(contentFolder, copy, { recursive: true });
  cpSync(join(copy, "brand.yaml"), join(copy, "bran.yaml"));
  rmSync(join(copy, "brand.yaml"));
  const { faults } = readContent(copy);
  rmSync(copy, { recursive: true });
  expect(faults).toEqual([
    "content/bran.yaml:1: no page reads this file: rename it to brand.yaml or delete it.",
  ]);
});

const built = ["about", "brand", "home-figures", "navigation", pages[0]].flatMap(
  (file) => found.find((error) => error.file === file) ?? [],
);

/** The output of a program that fails in a copy of the project with the typing error. */
function outputWith({ file }: TypingError, text: string, ...program: string[]): Promise<string> {
  return withText(join(project, `content/${file}.yaml`), text, () =>
    runNode(project, ...program).then(
      () => "The program did not fail.",
      (failed: Error) => failed.message,
    ),
  );
}

test.each(built)(
  "a build with a typing error in $file ends with the sentence and no stack trace",
  async (error) => {
    const { text, line } = mistyped(error);
    const output = await outputWith(error, text, "scripts/with-config.mjs", "vite", "build");
    expect(output).toMatch(new RegExp(`^content/${error.file}\\.yaml:${line}: .*\\.$`, "m"));
    expect(output).toContain(error.sentence);
    expect(output).not.toMatch(/^\s+at /m);
  },
);

test.each(built.slice(0, 1))("so does check:launch", async (error) => {
  const { text, line } = mistyped(error);
  const launch = ["scripts/run-typescript.mjs", "scripts/check-launch/check-launch.ts"];
  const output = await outputWith(error, text, ...launch);
  expect(output).toMatch(new RegExp(`^content/${error.file}\\.yaml:${line}: .*\\.$`, "m"));
  expect(output).not.toMatch(/^\s+at /m);
});
