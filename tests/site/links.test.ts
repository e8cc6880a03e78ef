import { expect, test } from "vitest";
import { contentLeaves } from "../../site/content";
import { legalHashes } from "../../site/legal-hashes";
import { languages, records } from "../tested-site";
import { exists, linkedPages, loadedFiles, pages } from "./built-site";

const { email, telephone = "" } = records.company?.grievanceOfficer ?? {};
const outside = new Set([
  ...contentLeaves(records).map(({ value }) => value),
  `mailto:${email}`,
  `tel:${telephone.replaceAll(/[^\d+]/g, "")}`,
]);
const hashesOfLegal = new Set<string>(Object.values(legalHashes));

function hrefs(page: (typeof pages)[number]): string[] {
  return [...page.document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");
}

test.each(pages)("every link of $path has an existing target", (page) => {
  for (const href of hrefs(page)) {
    if (/^[a-z]+:/.test(href)) {
      const address = href.startsWith("mailto:") ? href.replace(/\?.*$/, "") : href;
      expect(outside, href).toContain(address);
      continue;
    }
    const [path, hash] = href.split("#") as [string, string?];
    // A file of content/public that a text links to.
    if (/\.\w+$/.test(path)) {
      expect(exists(path), href).toBe(true);
      continue;
    }
    const target = path === "" ? page : linkedPages.find(({ address }) => address === path);
    // A page of another language.
    if (!target && languages.length > 1) {
      expect(exists(path === "/" ? "/index.html" : `${path}.html`), href).toBe(true);
      continue;
    }
    expect(target, href).toBeDefined();
    // The documents of /legal come from legal.json; their hashes are a fixed list.
    if (!hash || (target?.path === "/legal" && hashesOfLegal.has(hash))) continue;
    expect(target?.document.getElementById(hash), href).not.toBeNull();
  }
});

test.each(pages)("every file that $path loads exists and is of our own origin", (page) => {
  const { document } = page;
  const { code, data } = loadedFiles(page);
  const named = [
    ...[...document.querySelectorAll("script[src], img[src]")].map((element) => element.getAttribute("src")),
    ...[...document.querySelectorAll('link[href]:not([rel="canonical"], [rel="expect"], [hreflang])')].map(
      (link) => link.getAttribute("href"),
    ),
    ...code,
    ...data,
    ...[...(document.querySelector("style")?.textContent ?? "").matchAll(/url\(([^)]+)\)/g)].map(([, url]) =>
      url?.replaceAll(/["']/g, ""),
    ),
  ];
  expect(named.length).toBeGreaterThan(5);
  for (const url of named) {
    expect(url).toMatch(/^\/[^/]/);
    expect(exists(url ?? ""), url ?? "").toBe(true);
  }
});

test("only the client area opens in a new tab", () => {
  for (const { document } of pages) {
    for (const link of document.querySelectorAll("a[target]")) {
      expect(link.getAttribute("href")).toBe(records.brand.destinations.clientArea);
      expect(link.getAttribute("rel")).toBe("noopener");
    }
  }
});
