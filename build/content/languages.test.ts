// @vitest-environment node
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentFolder } from "../project-folder";
import { identityOf, isObject, type Path } from "./content";
import { validContent } from "./fault-fixture";
import { otherLanguages, siteLanguages } from "./languages";
import { readContent } from "./load-content";
import { translatedFolder } from "./records-copy-fixture";
import { contentFile, isText } from "./texts/text-files";
import { translate } from "./translate";

/** Texts by file and record. */
type Texts = Record<string, unknown>;

/** A translation with a text in every place, but for texts whose record `isLeftOut`, as files of its folder. */
function filesWith(isLeftOut: (record: string) => boolean): Record<string, string> {
  const own: Texts = {};
  for (const { file, path, record, text } of translate(validContent, {}).missing)
    if (!isLeftOut(record)) putText(own, validContent, [file, ...path], text);
  return Object.fromEntries(
    Object.entries(own).map(([file, texts]) => [
      contentFile(file),
      isText(file) ? readFileSync(join(contentFolder, contentFile(file)), "utf8") : JSON.stringify(texts),
    ]),
  );
}

function putText(own: Texts, source: Texts, [step, ...rest]: Path, text: unknown) {
  const key = String(step);
  const next = source[key];
  if (rest.length === 0 || !isObject(next)) {
    own[key] = text;
    return;
  }
  const identity = identityOf(next);
  own[key] ??= Array.isArray(next) ? [] : { ...(identity && { [identity.field]: identity.name }) };
  putText(own[key] as Texts, next as Texts, rest, text);
}

const legal = { "public/legal.json": "{}" };

/** The pages that a language lacks without these texts. */
function missingPages(isLeftOut: (record: string) => boolean, files: Record<string, string> = legal) {
  const folder = translatedFolder("de-AT", { ...filesWith(isLeftOut), ...files });
  return siteLanguages(folder).find(({ tag }) => tag === "de-AT")?.missing;
}

test("a site without other languages has the first one, with all pages", () => {
  expect(otherLanguages()).toEqual([]);
  const first = { tag: "de-DE", base: "", name: "Deutsch", direction: "ltr", missing: [] };
  expect(siteLanguages()).toEqual([first]);
});

test("a language with all texts has all pages, under its tag", () => {
  const folder = translatedFolder("ur", { ...filesWith(() => false), ...legal });
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
  ["its page for wrong addresses", (record: string) => record.startsWith("pages/not-found.")],
  ["a text of every page", (record: string) => record === "interface.menu.open"],
  ["any text", () => true],
])("a language without %s is left out", (_, isLeftOut) => {
  expect(missingPages(isLeftOut)).toBeUndefined();
});

test("the language that is developed has all pages", () => {
  const languages = siteLanguages(translatedFolder("hi", {}), "hi");
  expect(languages).toMatchObject([{ tag: "de-DE" }, { tag: "hi", missing: [] }]);
});

const noTag = "expected the tag of a language, such as hi or pt-BR";
test.each([
  ...["HI", "en_US", "xx", "hindi", "hi-in", "translations"].map((tag) => [tag, noTag]),
  ["de-DE", "this is the language of brand.yaml, whose texts are in content/"],
])("a folder languages/%s is a fault: %s", (tag = "", sentence) => {
  const folder = translatedFolder(tag, {});
  expect(() => siteLanguages(folder)).toThrow(`content/languages/${tag}: ${sentence}.`);
});

test("every unknown folder has its sentence", () => {
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
    return faults.map((fault) => /^content\/redirects\.yaml:\d/.exec(fault)?.[0].at(-1));
  };
  expect(faultsWith({})).toEqual(["2", "4"]);
  expect(faultsWith(filesWith(() => false))).toEqual(["2", "3"]);
  expect(faultsWith({ ...filesWith((record) => record.startsWith("about.")), ...legal })).toEqual([]);
});
