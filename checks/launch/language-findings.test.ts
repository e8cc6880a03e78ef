// @vitest-environment node
import { expect, test } from "vitest";
import { faultLine } from "../../site/fault";
import { translatedFiles, translatedFolder } from "../../site/records-copy-fixture";
import { translationFaults, writeSources } from "../translations/translation-faults";
import { languageFindings } from "./language-findings";

/** What is reported about a language without some texts. */
function found(isLeftOut: (record: string) => boolean, isListWritten = true): string[] {
  const folder = translatedFolder("nl", { ...translatedFiles(isLeftOut), "public/legal.json": "{}" });
  if (isListWritten) writeSources("nl", translationFaults("nl", false, folder).sources, folder);
  return languageFindings(folder).map((fault) => `${fault.level} ${faultLine(fault)}`);
}

test.each<[what: string, isLeftOut: (record: string) => boolean, finding: RegExp]>([
  [
    "a text of all pages",
    (record) => record === "footer.columns.0.title",
    /^blocks content\/footer\.yaml:\d+: ".+" is missing in languages\/nl\/footer\.yaml, which all pages /,
  ],
  ["a complete page", () => true, /^look content\/languages\/nl: The language nl is not published: /],
  [
    "a text of a page",
    (record) => record === "pages/vps.meta.title",
    /^look content\/languages\/nl: Texts are missing or have changed since they were translated \(\d+\): /,
  ],
])("a language without %s is one finding", (_, isLeftOut, finding) => {
  expect(found(isLeftOut)).toEqual([expect.stringMatching(finding)]);
});

test("a list of translations that is out of date is a finding", () => {
  expect(found((record) => record.startsWith("pages/vps."), false)).toEqual([
    expect.stringContaining("Texts are missing"),
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
