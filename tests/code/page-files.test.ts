// @vitest-environment node
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { type PagePattern, pageFolders, pagePatterns } from "../../app/routes";
import { filesOfPage } from "../../site/page-files";
import { projectFolder } from "../../site/project-folder";
import { jsonSchemas } from "../../site/reference/generated-files";
import { importsOf } from "./import-rules";

/** Asks only whether a page has games or plans, and shows no text of them. */
const withoutTexts = "app/content/missing-pages.ts";

/** The records that a module and all that it imports read. */
function recordsOf(module: string, seen = new Set<string>()): Set<string> {
  const source = readFileSync(join(projectFolder, module), "utf8");
  const records = new Set<string>();
  for (const { path, isType } of importsOf(module, source)) {
    if (isType || !path.startsWith(".")) continue;
    const target = posix.join(posix.dirname(module), path);
    const [, record] = /^content\/(.+)\.yaml$/.exec(target) ?? [];
    if (record !== undefined) records.add(record);
    const file = [`${target}.ts`, `${target}.tsx`].find((name) => existsSync(join(projectFolder, name)));
    if (file === undefined || file === withoutTexts || seen.has(file)) continue;
    seen.add(file);
    for (const inner of recordsOf(file, seen)) records.add(inner);
  }
  return records;
}

/** Whether a text of the records must be translated. */
function hasTexts(record: string): boolean {
  return /"translation":"(required|own)"/.test(JSON.stringify(jsonSchemas[record]));
}

const aroundPages = recordsOf("app/root.tsx");

function readBy(pattern: PagePattern): string[] {
  const records = [...aroundPages, ...recordsOf(`app/pages/${pageFolders[pattern]}/data.ts`)];
  return [...new Set(records)].filter(hasTexts).sort();
}

test.each(pagePatterns)("the page %s has all its texts in the files that the table names", (pattern) => {
  const inTable = filesOfPage(pattern);
  const read = readBy(pattern);
  expect(inTable.filter(hasTexts).sort(), `the files of ${pattern} in site/page-files.ts`).toEqual(read);
});

test("every file with texts is on a page", () => {
  const onPages = new Set(pagePatterns.flatMap(readBy));
  expect(Object.keys(jsonSchemas).filter((record) => hasTexts(record) && !onPages.has(record))).toEqual([]);
});
