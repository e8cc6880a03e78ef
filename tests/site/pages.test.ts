import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { brand } from "../../app/content/brand";
import { positions } from "../../app/content/positions";
import { type BuiltPage, descriptionOf, linkedPages, pages } from "./built-site";

const folders = readdirSync(new URL("../../app/pages", import.meta.url));

test("every folder of app/pages is a page, every position is one, and nothing else is", () => {
  const expected = folders.flatMap((folder) => {
    if (folder === "home") return ["/"];
    if (folder === "not-found") return ["/404"];
    return folder === "position" ? positions.map(({ slug }) => `/careers/${slug}`) : [`/${folder}`];
  });
  expect(pages.map(({ path }) => path).sort()).toEqual(expected.sort());
});

/** Their words are the owner's: two positions may well have one title. */
const pagesWithoutPositions = pages.filter(({ path }) => !path.startsWith("/careers/"));

test.each(pages)("$path says in the raw HTML what it is", (page) => {
  const { path, document } = page;
  expect(document.documentElement.lang).toBe("en-IN");
  expect(document.querySelectorAll("h1")).toHaveLength(1);
  expect(document.querySelector("h1")?.textContent).not.toBe("");
  // Search engines cut off a title of more than 70 characters: there the name is left out.
  const { title } = document;
  expect(title).not.toBe("");
  if (`${title} | ${brand.name}`.length <= 70) expect(title).toContain(brand.name);
  expect(descriptionOf(page)).not.toBe("");
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href");
  expect(canonical).toBe(new URL(path === "/404" ? "/" : path, brand.origin).href);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe(
    path === "/404" ? "noindex" : "index, follow",
  );
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
    // Data blocks are no scripts.
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

test.each(pages)("$path keeps its headings in order", ({ document }) => {
  let previous = 0;
  for (const heading of document.querySelectorAll("main :is(h1, h2, h3, h4)")) {
    const level = Number(heading.tagName.slice(1));
    expect(level, heading.textContent ?? "").toBeLessThanOrEqual(previous + 1);
    previous = level;
  }
});

test.each(pages)("$path uses every id once, and refers to ids that exist", ({ document }) => {
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const known = new Set(ids);
  for (const attribute of ["aria-labelledby", "aria-controls", "aria-describedby", "for", "popovertarget"]) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      for (const id of element.getAttribute(attribute)?.split(" ") ?? [])
        expect(known, attribute).toContain(id);
    }
  }
  for (const use of document.querySelectorAll("use")) {
    expect(known).toContain(use.getAttribute("href")?.slice(1));
  }
});

test.each(pages)("every picture of $path says how large it is", ({ document }) => {
  for (const picture of document.querySelectorAll("img")) {
    expect(picture.getAttribute("src")).toMatch(/^\/assets\//);
    expect(Number(picture.getAttribute("width"))).toBeGreaterThan(0);
    expect(Number(picture.getAttribute("height"))).toBeGreaterThan(0);
    expect(picture.hasAttribute("alt")).toBe(true);
  }
});

test("every page is reached by a link from another page", () => {
  const targets = new Set(
    pages.flatMap(({ path, document }) =>
      [...document.querySelectorAll("a[href]")]
        .map((link) => link.getAttribute("href")?.replace(/[#?].*$/, "") ?? "")
        .filter((href) => href !== path),
    ),
  );
  for (const { path } of linkedPages) expect(targets).toContain(path);
});
