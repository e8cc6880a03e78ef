import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { positions } from "../../app/content/positions";

const site = join(import.meta.dirname, "../../dist/site");

function htmlOf(page: string): string {
  return readFileSync(join(site, `${page}.html`), "utf8");
}

/** What a reader sees between the header and the footer, one space between words. */
function textOf(page: string): string {
  const main = htmlOf(page).match(/<main.*<\/main>/s)?.[0] ?? "";
  return main
    .replaceAll(/<noscript>.*?<\/noscript>/gs, "")
    .replaceAll(/<(?:b|small|span|time)\b[^>]*>|<\/(?:b|small|span|time)>|<!--.*?-->/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
}

/** Every figure of the site that stands on one page or another; each page is held to its own. */
const claims = [
  "147+",
  "50+",
  "450+",
  "50,000+",
  "99.9%",
  "99.99%",
  "24/7",
  "8+",
  "97%",
  "4.2/5",
  "under 15 min",
  "1st March 2025",
  "2.5 Tbps",
  "1 Tbps",
  "100 Gbps",
  "20 ms",
  "₹98",
];

describe.each([
  ["about", ["147+", "99.9%", "24/7", "8+", "1st March 2025"]],
  ["support", ["under 15 min", "97%", "24/7", "4.2/5"]],
  ["partners", ["50+"]],
  ["careers", []],
  ["legal", []],
  ...positions.map(({ slug }): [string, string[]] => [`careers/${slug}`, []]),
])("/%s", (page, own) => {
  test("claims its own figures and nobody else's", () => {
    const text = textOf(page);
    const found = claims.filter((claim) => holds(text, claim));
    expect(found.sort()).toEqual([...own].sort());
  });

  test("takes at most 22 KB with its styles and its art, and 105 KB of script", () => {
    const html = htmlOf(page);
    const main = html.match(/<main.*<\/main>/s)?.[0] ?? "";
    const art = [...main.matchAll(/<img src="([^"]+)"/g)].map(([, src = ""]) => sentSize(src));
    expect(sentSize(`/${page}.html`) + sum(art)).toBeLessThan(22_000);

    const [, boot = "", modules = ""] =
      html.match(/<script type="module" src="([^"]+)" data-modules="([^"]+)"/) ?? [];
    expect(sum([boot, ...modules.split(" ")].map(sentSize))).toBeLessThan(105_000);
  });
});

/** Whole figures only: "50+" stands neither in "450+" nor in "50,000+". */
function holds(text: string, claim: string): boolean {
  const pattern = claim.replaceAll(/[.+/]/g, "\\$&");
  return new RegExp(`(?<![\\d.,])${pattern}(?![\\d+])`).test(text);
}

function sentSize(path: string): number {
  return statSync(join(site, `${path}.br`)).size;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
