import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { fileUrl, pageUrl } from "../../app/loaders/head";
import { pageFolders, pagePatterns } from "../../app/routes";
import { hasPage, translationsOf } from "../../site/addresses";
import { language, languages, records, site } from "../tested-site";
import { type BuiltPage, descriptionOf, exists, linkedPages, pages } from "./built-site";

test("every line of the route table is a page, every position and text is one, and nothing else is", () => {
  const lists: Record<string, string[]> = {
    "/careers/:slug": records.positions.map(({ slug }) => `/careers/${slug}`),
    "/:text": Object.keys(site.texts),
    "*": [],
  };
  const expected = pagePatterns
    .flatMap((pattern) => lists[pattern] ?? [pattern])
    .filter((path) => hasPage(path, language) && !site.missingPages.includes(path));
  expect(pages.map(({ path }) => path).sort()).toEqual([...expected, "/404"].sort());
});

test("every folder of app/pages is in the route table", () => {
  const folders = readdirSync(new URL("../../app/pages", import.meta.url));
  expect(folders.sort()).toEqual(Object.values(pageFolders).sort());
});

test.each(linkedPages)(
  "$path names itself, its translations and the first language for search engines",
  (page) => {
    const { path, document } = page;
    const alternates = [...document.querySelectorAll('link[rel="alternate"]')].map((link) => [
      link.getAttribute("hreflang"),
      link.getAttribute("href"),
    ]);
    const translations = translationsOf(path, languages);
    const named = translations.map(({ tag, address }) => [tag, fileUrl(address, site)]);
    const other = ["x-default", named[0]?.[1]];
    expect(alternates).toEqual(languages.length > 1 ? [...named, other] : []);
    // Each of them exists, so that every page named here names this one.
    for (const { address } of translations)
      expect(exists(address === "/" ? "/index.html" : `${address}.html`), address).toBe(true);
    const links = [...document.querySelectorAll("footer a[hreflang]")].filter(
      (link) => link.textContent === language.name || languages.some(({ name }) => name === link.textContent),
    );
    // To its home page if a language lacks the page, and not at all if it lacks that too.
    const linked = languages.filter((each) => hasPage(path, each) || hasPage("/", each));
    expect(links.map((link) => link.getAttribute("lang"))).toEqual(
      languages.length > 1 ? linked.map(({ tag }) => tag) : [],
    );
  },
);

/** Two positions may have the same title. */
const pagesWithoutPositions = pages.filter(({ path }) => !path.startsWith("/careers/"));

test.each(pages)(
  "$path has a language, one h1, a title, a description, a canonical address and robots",
  (page) => {
    const { path, document } = page;
    expect(document.documentElement.lang).toBe(language.tag);
    expect(document.documentElement.dir).toBe(language.direction === "rtl" ? "rtl" : "");
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.querySelector("h1")?.textContent).not.toBe("");
    // A title of more than 70 characters would be cut off: there the brand is left out.
    const { title } = document;
    expect(title).not.toBe("");
    if (`${title} | ${records.brand.name}`.length <= 70) expect(title).toContain(records.brand.name);
    expect(descriptionOf(page)).not.toBe("");
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href");
    expect(canonical).toBe(pageUrl(path === "/404" ? "/" : path, site));
    expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe(
      path === "/404" ? "noindex" : "index, follow",
    );
  },
);

test.each(pages)("$path is painted once its first screen has arrived", ({ document }) => {
  const target = document.querySelector('head link[rel="expect"][blocking="render"]')?.getAttribute("href");
  // Without its target the whole page has to arrive.
  expect(document.querySelectorAll(`main ${target}`)).toHaveLength(1);
});

test("no two pages share a title, a description or a heading", () => {
  for (const words of [
    (page: BuiltPage) => page.document.title,
    descriptionOf,
    (page: BuiltPage) => page.document.querySelector("h1")?.textContent,
  ]) {
    expect(new Set(pagesWithoutPositions.map(words)).size).toBe(pagesWithoutPositions.length);
  }
});

test.each(pages)(
  "$path has nothing inline but its CSS and the script that starts the app",
  ({ document }) => {
    const scripts = [...document.querySelectorAll("script")];
    expect(scripts.filter((script) => script.type === "module")).toHaveLength(1);
    // Data blocks are not executed.
    expect(
      scripts.filter((script) => script.type !== "module" && script.type !== "application/ld+json"),
    ).toEqual([]);
    expect(document.querySelectorAll("[style]")).toHaveLength(0);
    expect(document.querySelectorAll("style")).toHaveLength(1);
    for (const element of document.querySelectorAll("*")) {
      for (const { name } of element.attributes) expect(name).not.toMatch(/^on/);
    }
  },
);

test.each(pages)("$path has every drawing and menu that it refers to", ({ document }) => {
  const known = new Set([...document.querySelectorAll("[id]")].map(({ id }) => id));
  for (const use of document.querySelectorAll("use"))
    expect(known).toContain(use.getAttribute("href")?.slice(1));
  for (const button of document.querySelectorAll("[popovertarget]"))
    expect(known).toContain(button.getAttribute("popovertarget"));
});

test.each(pages)("every picture of $path has a width, a height and an alternative text", ({ document }) => {
  for (const picture of document.querySelectorAll("img")) {
    expect(picture.getAttribute("src")).toMatch(/^\/assets\//);
    expect(Number(picture.getAttribute("width"))).toBeGreaterThan(0);
    expect(Number(picture.getAttribute("height"))).toBeGreaterThan(0);
    expect(picture.hasAttribute("alt")).toBe(true);
  }
});
