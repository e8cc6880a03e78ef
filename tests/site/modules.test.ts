import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addressOf, hasPage } from "../../site/addresses";
import { contentLeaves } from "../../site/content";
import { languages, sites } from "../tested-site";
import { appScripts, loadedFiles, pages, record, siteFile } from "./built-site";

test.each(pages)("$path loads its code, then the data of the layout and its own", (page) => {
  const { code, data } = loadedFiles(page);
  expect(code.length).toBeGreaterThan(3);
  expect(data.every((file) => file.startsWith("/assets/data/"))).toBe(true);
  expect(record.assets.map((file) => `/${file}`)).toEqual(expect.arrayContaining([...code, ...data]));
  const [layout, shown] = data.map(dataIn);
  expect(layout.language.tag).toBe(page.document.documentElement.lang);
  expect(shown.meta.title).toBe(page.document.title);
  const list = page.document.querySelector("script[data-list]")?.getAttribute("data-list") ?? "";
  expect(dataIn(list)[page.path]).toBe(data[1]);
});

/** A file of data is nothing but JSON. */
function dataIn(file: string) {
  const [, json = ""] = /^export default (.*);\n$/s.exec(readFileSync(siteFile(file), "utf8")) ?? [];
  return JSON.parse(json);
}

test.each(pages)("$path has the same code in every language, and data of its own in each", ({ path }) => {
  const addresses = languages.filter((each) => hasPage(path, each)).map((each) => addressOf(path, each));
  const loaded = record.pages
    .filter((page) => addresses.includes(page.path))
    .map(({ file }) => loadedFiles({ file, html: readFileSync(siteFile(file), "utf8") }));
  expect(loaded).toHaveLength(addresses.length);
  expect(new Set(loaded.map(({ code }) => code.join(" "))).size).toBe(1);
  expect(new Set(loaded.flatMap(({ data }) => data)).size).toBe(loaded.length * 2);
});

/** Long enough to be in no code by chance. */
const texts = new Set(
  sites
    .flatMap(({ records }) => [
      ...contentLeaves(records).filter(({ value }) => String(value).length >= 12 && /\s/.test(String(value))),
      { value: records.brand.domain },
    ])
    .map(({ value }) => String(value)),
);

test.each(appScripts())("$file has no text of the records, and no letter of another script", ({ text }) => {
  expect([...texts].filter((each) => text.includes(each))).toEqual([]);
  expect(text.match(/(?![a-z])\p{L}/giu) ?? []).toEqual([]);
});

test("the data of the pages have such texts", () => {
  const data = pages.flatMap((page) => loadedFiles(page).data.map((file) => JSON.stringify(dataIn(file))));
  const found = [...texts].filter((each) => data.join("").includes(JSON.stringify(each).slice(1, -1)));
  // A language with a single page has some.
  expect(found.length).toBeGreaterThan(20);
});
