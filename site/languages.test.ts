// @vitest-environment node
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { otherLanguages, siteLanguages } from "./languages";
import { readContent } from "./load-content";
import { translatedFiles, translatedFolder } from "./records-copy-fixture";

const legal = { "public/legal.json": "{}" };

/** The pages that a language lacks without these texts. */
function missingPages(isLeftOut: (record: string) => boolean, files: Record<string, string> = legal) {
  const folder = translatedFolder("de-AT", { ...translatedFiles(isLeftOut), ...files });
  return siteLanguages(folder).find(({ tag }) => tag === "de-AT")?.missing;
}

/** The lines of what is thrown. */
function faultsOf(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    return (error as Error).message.split("\n");
  }
  return [];
}

test("a site without other languages has the first one, with all pages", () => {
  expect(otherLanguages()).toEqual([]);
  const first = { tag: "de-DE", base: "", name: "Deutsch", direction: "ltr", missing: [] };
  expect(siteLanguages()).toEqual([first]);
});

test("a language with all texts has all pages, under its tag", () => {
  const folder = translatedFolder("ur", { ...translatedFiles(() => false), ...legal });
  const urdu = { tag: "ur", base: "/ur", name: "Deutsch", direction: "rtl", missing: [] };
  expect(siteLanguages(folder).at(-1)).toEqual(urdu);
});

test.each([
  ["pages/vps.head.title", ["/vps"]],
  ["vps-plans.tanker.subtitle", ["/vps"]],
  ["positions.night-watch.title", ["/careers", "/careers/:slug"]],
  ["buying-facts.notice.text", ["/minecraft", "/vps", "/website-hosting"]],
])("without %s exactly the pages with this text are not published", (record, pages) => {
  expect(missingPages((each) => each === record)).toEqual(pages);
});

test("without legal.json /legal is not published", () => {
  expect(missingPages(() => false, {})).toEqual(["/legal"]);
});

test.each([
  [
    "interface.menu.open",
    /^content\/interface\.yaml:\d+: "Menü öffnen" is missing in languages\/de-AT\/interface\.yaml/,
  ],
  ["pages/not-found.meta.title", /^content\/pages\/not-found\.yaml:\d+: "/],
  ["brand.tagline.0", /^content\/brand\.yaml:\d+: "/],
])("a language with pages of its own but without %s is one fault, which names the text", (record, line) => {
  const faults = faultsOf(() => missingPages((each) => each === record));
  expect(faults).toEqual([expect.stringMatching(line)]);
  expect(faults[0]).toMatch(
    /, which all pages of the language need: translate it, or write it there as it is\.$/,
  );
});

test("a file that all pages need and a language with a page lacks is one fault", () => {
  const isLeftOut = (record: string) => !/^(pages\/about|about)\./.test(record);
  expect(faultsOf(() => missingPages(isLeftOut))).toEqual(
    ["brand", "company", "footer", "interface", "layout", "navigation", "pages/not-found"].map((file) =>
      expect.stringMatching(
        `^content/${file}.yaml:\\d+: languages/de-AT/${file}.yaml is missing, which all pages`,
      ),
    ),
  );
});

test.each([
  ["any text", () => true],
  ["a complete page", (record: string) => !record.startsWith("pages/vps.")],
  [
    "a text of a page",
    (record: string) =>
      !/^(brand|company|footer|interface|layout|navigation|pages\/not-found)\./.test(record),
  ],
])("a language without %s is left out", (_, isLeftOut) => {
  expect(missingPages(isLeftOut)).toBeUndefined();
});

test("in development a language has all pages, and texts that another lacks stop nothing", () => {
  const folder = translatedFolder(
    "hi",
    translatedFiles((record) => record === "interface.menu.open"),
  );
  expect(siteLanguages(folder, "development")).toMatchObject([{ tag: "de-DE" }, { tag: "hi", missing: [] }]);
  expect(siteLanguages(folder, "check")).toMatchObject([{ tag: "de-DE" }]);
});

const noTag = "expected the tag of a language, such as hi or pt-BR";
test.each([
  ...["HI", "en_US", "xx", "hindi", "hi-in", "translations"].map((tag) => [tag, noTag]),
  ["de-DE", "this is the language of brand.yaml, whose texts are in content/: delete this folder"],
])("a folder languages/%s is a fault: %s", (tag = "", message) => {
  const folder = translatedFolder(tag, {});
  expect(() => siteLanguages(folder)).toThrow(`content/languages/${tag}: ${message}.`);
});

test("every unknown folder is a fault", () => {
  const folder = translatedFolder("HI", {});
  mkdirSync(join(folder, "languages/zz"));
  expect(() => otherLanguages(folder)).toThrow(/^content\/languages\/HI: .*\ncontent\/languages\/zz: .*$/);
});

test("a fault in the texts of a language stops the site", () => {
  const folder = translatedFolder("hi", { "vps-plans.yaml": "- id: tankr" });
  expect(() => siteLanguages(folder)).toThrow(
    'content/languages/hi/vps-plans.yaml:1: vps-plans has no other record "tankr" in content/vps-plans.yaml.',
  );
});

test("a redirect may lead to a page of a language once its texts are there, and no longer begin with its path", () => {
  const redirects = ["- from: /alt", "  to: /ur/legal", "- from: /ur/about", "  to: /ur"].join("\n");
  const faultsWith = (files: Record<string, string>) => {
    const { faults } = readContent(translatedFolder("ur", files), { texts: { redirects } }, "");
    return faults.map(({ line }) => line);
  };
  expect(faultsWith({})).toEqual([2, 4]);
  expect(faultsWith(translatedFiles(() => false))).toEqual([2, 3]);
  expect(faultsWith({ ...translatedFiles((record) => record.startsWith("about.")), ...legal })).toEqual([]);
});
