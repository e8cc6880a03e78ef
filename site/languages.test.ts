// @vitest-environment node
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { site } from "../app/loaders/site-fixture";
import { valueAt } from "./content";
import { otherLanguages, readLanguages, siteLanguages } from "./languages";
import { readContent } from "./load-content";
import { translatedFiles, translatedFolder } from "./records-copy-fixture";

const legal = { "public/legal.json": "{}" };

/** A language that lacks these texts. */
function read(isLeftOut: (record: string) => boolean, files: Record<string, string> = legal) {
  const folder = translatedFolder("de-AT", { ...translatedFiles(isLeftOut), ...files });
  return readLanguages(folder).find(({ language }) => language.tag === "de-AT");
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

test("a language has the pages whose files it has", () => {
  const without = (page: string) => read((record) => record.startsWith(`pages/${page}.`))?.language.missing;
  expect(without("vps")).toEqual(["/vps"]);
  expect(without("home")).toEqual(["/"]);
  expect(without("position")).toEqual(["/careers/:slug"]);
  expect(without("not-found")).toEqual([]);
});

test("without legal.json a language has no /legal", () => {
  expect(read(() => false, {})?.language.missing).toEqual(["/legal"]);
});

test("without a text a language has that of the first one, and says where it is", () => {
  const [column] = site.records.footer.columns;
  const found = read((record) => record === "footer.columns.0.title");
  expect(valueAt(found?.content, ["footer", "columns", 0, "title"])).toBe(column?.title);
  expect(found?.language.missing).toEqual([]);
  expect(found?.untranslated).toEqual([
    {
      fault: {
        file: "content/footer.yaml",
        line: expect.any(Number),
        path: ["columns", 0, "title"],
        message: `"${column?.title}" is missing in languages/de-AT/footer.yaml`,
      },
      strings: [column?.title],
    },
  ]);
});

test("a language without interface.yaml has the words of the first one", () => {
  const found = read((record) => record.startsWith("interface."));
  expect(valueAt(found?.content, ["interface", "menu", "open"])).toBe(site.words.menu.open);
});

test("the texts of a page that a language does not have are not missing", () => {
  expect(read((record) => record.startsWith("pages/vps."))?.untranslated).toEqual([]);
});

test("a language without a page is left out", () => {
  expect(read((record) => /^(pages|texts)\//.test(record))).toBeUndefined();
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

test("a redirect may lead to a page of a language once its file is there, and no longer begin with its path", () => {
  const redirects = ["- from: /alt", "  to: /ur/legal", "- from: /ur/about", "  to: /ur"].join("\n");
  const faultsWith = (files: Record<string, string>) => {
    const { faults } = readContent(translatedFolder("ur", files), { texts: { redirects } }, "");
    return faults.map(({ line }) => line);
  };
  expect(faultsWith({})).toEqual([2, 4]);
  expect(faultsWith(translatedFiles(() => false))).toEqual([2, 3]);
  expect(faultsWith({ ...translatedFiles((record) => record.startsWith("pages/about.")), ...legal })).toEqual(
    [],
  );
});
