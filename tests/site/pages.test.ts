import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { brand, locale, origin } from "../../app/content/brand";
import { pathsOf } from "../../app/content/paths";
import { pageFolders, pagePatterns } from "../../app/routes";
import { type BuiltPage, descriptionOf, pages } from "./built-site";

test("every line of the route table is a page, every position is one, and nothing else is", () => {
  const expected = [...pagePatterns.flatMap(pathsOf), "/404"];
  expect(pages.map(({ path }) => path).sort()).toEqual(expected.sort());
});

test("every folder of app/pages is in the route table", () => {
  const folders = readdirSync(new URL("../../app/pages", import.meta.url));
  expect(folders.sort()).toEqual(Object.values(pageFolders).sort());
});

/** Two positions may have the same title. */
const pagesWithoutPositions = pages.filter(({ path }) => !path.startsWith("/careers/"));

test.each(pages)(
  "$path has a language, one h1, a title, a description, a canonical address and robots",
  (page) => {
    const { path, document } = page;
    expect(document.documentElement.lang).toBe(locale);
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.querySelector("h1")?.textContent).not.toBe("");
    // A title of more than 70 characters would be cut off: there the brand is left out.
    const { title } = document;
    expect(title).not.toBe("");
    if (`${title} | ${brand.name}`.length <= 70) expect(title).toContain(brand.name);
    expect(descriptionOf(page)).not.toBe("");
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href");
    expect(canonical).toBe(new URL(path === "/404" ? "/" : path, origin).href);
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
