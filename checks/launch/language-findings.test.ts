// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { faultLine } from "../../site/fault";
import { contentFolder } from "../../site/project-folder";
import { translatedFiles, translatedFolder } from "../../site/records-copy-fixture";
import { translationFaults, writeSources } from "../translations/translation-faults";
import { languageFindings } from "./language-findings";

const legal = readFileSync(join(contentFolder, "public/legal.json"), "utf8");

/** What is reported about a language without some texts. */
function found(isLeftOut: (record: string) => boolean, isListWritten = true): string[] {
  const folder = translatedFolder("nl", { ...translatedFiles(isLeftOut), "public/legal.json": legal });
  if (isListWritten) writeSources("nl", translationFaults("nl", false, folder).sources, folder);
  return languageFindings(folder).map((fault) => `${fault.level} ${faultLine(fault)}`);
}

test.each<[what: string, isLeftOut: (record: string) => boolean, finding: RegExp]>([
  [
    "a text of all pages",
    (record) => record === "footer.columns.0.title",
    /^look content\/footer\.yaml:\d+: ".+" is missing in languages\/nl\/footer\.yaml\.$/,
  ],
  [
    "two texts of a page",
    (record) => /^pages\/vps\.meta\./.test(record),
    /^look content\/pages\/vps\.yaml:\d+: ".+" is missing in .+, like \d more: npm run check:translations /,
  ],
])("a language without %s is one finding", (_, isLeftOut, finding) => {
  expect(found(isLeftOut)).toEqual([expect.stringMatching(finding)]);
});

test("a language without a page is not published", () => {
  expect(found((record) => /^(pages|texts)\//.test(record))).toContain(
    "look content/languages/nl: The language is not published: it has no file of a page, such as pages/home.yaml.",
  );
});

test("a page that a language does not have is no finding", () => {
  expect(found((record) => record.startsWith("pages/vps."))).toEqual([]);
});

test("a list of translations that is out of date is a finding", () => {
  expect(found(() => false, false)).toEqual([
    expect.stringContaining("sources.json is out of date: run npm run check:translations, and commit it."),
  ]);
});

test("without other languages there is no finding", () => {
  expect(languageFindings()).toEqual([]);
});

test.each(["<<<<<<< HEAD\n{}", "[]", '{ "a": 1 }'])("a list that is %j counts as out of date", (list) => {
  const folder = translatedFolder("nl", { "sources.json": list });
  expect(languageFindings(folder).map(({ message }) => message)).toContainEqual(
    expect.stringContaining("sources.json is out of date"),
  );
});

test("legal texts of a language that are no JSON block the launch, with their file", () => {
  const folder = translatedFolder("nl", { "public/legal.json": "{" });
  expect(languageFindings(folder)[0]).toEqual({
    level: "blocks",
    file: "content/languages/nl/public/legal.json",
    path: [],
    message: expect.stringMatching(/^this is not JSON: /),
  });
});
