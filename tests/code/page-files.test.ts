// @vitest-environment node
import { join } from "node:path";
import { expect, test } from "vitest";
import { layoutData } from "../../app/layout/loader";
import { site } from "../../app/loaders/site-fixture";
import { type PagePattern, pageFolders, pagePatterns } from "../../app/routes";
import { filesOfPage } from "../../site/page-files";
import { projectFolder } from "../../site/project-folder";
import { jsonSchemas } from "../../site/reference/json-schemas";
import type { Site } from "../../site/site";

type Reader = (site: Site, path: string) => unknown;

/** The files of the records with texts that these functions read. */
function filesReadBy(readers: readonly Reader[], path = ""): string[] {
  const read = new Set<string>();
  const records = new Proxy(site.records, {
    get(target, file: keyof Site["records"]) {
      read.add(file);
      return target[file];
    },
  });
  for (const reader of readers) reader({ ...site, records }, path);
  return [...read].filter(hasTexts);
}

/** Whether a text of the records must be translated. */
function hasTexts(file: string): boolean {
  return /"translation":"(required|own)"/.test(JSON.stringify(jsonSchemas[file]));
}

/** One page of each line of the route table. */
const paths: Partial<Record<PagePattern, string>> = {
  "/careers/:slug": `/careers/${site.records.positions[0]?.slug}`,
  "/:text": Object.keys(site.texts)[0] ?? "",
};
// The words of the interface are a field of their own.
const layoutFiles = ["interface", ...filesReadBy([layoutData])];

async function readBy(pattern: PagePattern): Promise<string[]> {
  const { loader, head } = await import(join(projectFolder, `app/pages/${pageFolders[pattern]}/loader.ts`));
  const described = { url: "", description: "", image: "" };
  const describe: Reader = (...page) => head(...page).structuredData?.(described);
  const files = filesReadBy([loader, describe], paths[pattern] ?? pattern);
  return [...new Set([...layoutFiles, ...files])].sort();
}

test.each(pagePatterns)(
  "the page %s has all its texts in the files that the table names",
  async (pattern) => {
    const inTable = filesOfPage(pattern).filter(hasTexts).sort();
    expect(inTable, `the files of ${pattern} in site/page-files.ts`).toEqual(await readBy(pattern));
  },
);

test("every file with texts is on a page", async () => {
  const onPages = new Set((await Promise.all(pagePatterns.map(readBy))).flat());
  expect(Object.keys(jsonSchemas).filter((file) => hasTexts(file) && !onPages.has(file))).toEqual([]);
});
