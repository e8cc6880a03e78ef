import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fileUrl } from "../../app/loaders/head";
import { priceNotes, taxStatement, withTax } from "../../app/loaders/prices";
import { cardFontsOf } from "../../render/seo/rasterise";
import { addressOf } from "../../site/addresses";
import { phrase } from "../../site/format";
import { format, language, languages, records, site, words } from "../tested-site";
import { exists, linkedPages, pages, siteFile } from "./built-site";

const { brand } = records;
const origin = `https://${brand.domain}`;
const { assistants } = records["pages/home"];
const plans = [...records["minecraft-plans"], ...records["vps-plans"], ...records["website-plans"]];

type Page = (typeof pages)[number];

function meta({ document }: Page, name: string): string | undefined {
  return (
    document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content") ??
    undefined
  );
}

test.each(linkedPages)(
  "$path has the same title and description for messengers as for search engines",
  (page) => {
    expect(meta(page, "og:title")).toBe(page.document.title);
    expect(meta(page, "og:description")).toBe(meta(page, "description"));
    expect(meta(page, "og:url")).toBe(
      page.document.querySelector('link[rel="canonical"]')?.getAttribute("href"),
    );
    expect(meta(page, "og:locale")).toMatch(
      new RegExp(`^${new Intl.Locale(language.tag).language}_[A-Z]{2}$`),
    );
    expect(meta(page, "og:site_name")).toBe(brand.name);
    expect(meta(page, "twitter:card")).toBe("summary_large_image");
  },
);

/** The letters of other scripts are in no font of the share cards. */
const pagesWithCards = cardFontsOf(language.tag) ? linkedPages : [];

test.each(pagesWithCards)("$path has a share card under 200 KB with an alternative text", (page) => {
  const image = meta(page, "og:image") ?? "";
  expect(image.startsWith(`${origin}/assets/share-`), image).toBe(true);
  expect(image).toMatch(/\/share-[a-z0-9-]+-[\w-]{8}\.png$/);
  const png = readFileSync(siteFile(new URL(image).pathname));
  expect(png.length).toBeLessThan(200_000);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(meta(page, "og:image:alt")?.length).toBeGreaterThan(30);
});

test("no two pages have the same share card", () => {
  expect(new Set(pagesWithCards.map((page) => meta(page, "og:image"))).size).toBe(pagesWithCards.length);
});

test("the 404 page has no share tags and no structured data", () => {
  const page = pages.find(({ path }) => path === "/404") as Page;
  expect(meta(page, "og:title")).toBeUndefined();
  expect(page.document.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(0);
});

test("every icon of the manifest exists in the given size", () => {
  const manifest = JSON.parse(readFileSync(siteFile("/manifest.webmanifest"), "utf8"));
  expect(manifest.name).toBe(brand.name);
  for (const { src, sizes } of manifest.icons) {
    const png = readFileSync(siteFile(src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(manifest.icons.some(({ purpose }: { purpose: string }) => purpose === "maskable")).toBe(true);
});

test("pages, manifest and, unless the owner has a logo, the icon have the background colour of the site", () => {
  const tokens = readFileSync(new URL("../../app/styles/tokens.css", import.meta.url), "utf8");
  const [, ground] = /--ink-900: (#[0-9a-f]{6});/.exec(tokens) ?? [];
  const manifest = JSON.parse(readFileSync(siteFile("/manifest.webmanifest"), "utf8"));
  expect(ground).toBeTruthy();
  expect([manifest.theme_color, manifest.background_color]).toEqual([ground, ground]);
  for (const page of pages) expect(meta(page, "theme-color"), page.path).toBe(ground);
  const icon = readFileSync(siteFile("/favicon.svg"), "utf8");
  if (brand.logo) expect(icon).toBe(readFileSync(join(site.folder, "pictures", brand.logo), "utf8"));
  else expect(icon).toContain(`fill="${ground}"`);
});

test("the sitemap lists every page but the 404 page", () => {
  const xml = readFileSync(siteFile("/sitemap.xml"), "utf8");
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)];
  const addresses = linkedPages.map(({ address }) => fileUrl(address, site));
  expect(listed.map(([, address]) => address)).toEqual(expect.arrayContaining(addresses));
  const others = languages.filter(({ tag }) => tag !== language.tag).map(({ base }) => base);
  const own = listed.filter(([, address = ""]) => {
    const { pathname } = new URL(address);
    return !others.some((base) => base && (pathname === base || pathname.startsWith(`${base}/`)));
  });
  if (language.base === "") expect(own).toHaveLength(addresses.length);
});

test("robots.txt disallows nothing and has the address of the sitemap", () => {
  const robots = readFileSync(siteFile("/robots.txt"), "utf8");
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).not.toContain("Disallow");
});

test("llms.txt has every price with its periods, setup fee and tax, and says what is sold out", () => {
  const text = readFileSync(siteFile(addressOf("/llms.txt", language)), "utf8");
  const lines = text.split("\n");
  for (const { title, ...offer } of [...plans, ...records.games.games]) {
    // Two plans may have the same title.
    const own = lines.filter((line) => line.startsWith(`- ${title}`) || line.startsWith(`- [${title}]`));
    const monthly = phrase(assistants.price, { price: format.money(offer.monthly) });
    const texts = [`${monthly}${withTax(site, offer.monthly)}`, ...priceNotes(site, offer)];
    expect(
      own.filter((line) => texts.every((each) => line.includes(each))),
      title,
    ).toContainEqual(
      offer.soldOut
        ? expect.stringContaining(words.plan.soldOut)
        : expect.not.stringContaining(words.plan.soldOut),
    );
  }
  if (brand.tax) expect(lines).toContain(taxStatement(site));
});

test("llms.txt lists every page, and has no link to a missing page", () => {
  const text = readFileSync(siteFile(addressOf("/llms.txt", language)), "utf8");
  const paths = [...text.matchAll(/\]\((https:[^)]+)\)/g)]
    .map(([, address = ""]) => new URL(address))
    .filter((address) => address.origin === origin)
    .map(({ pathname }) => pathname);
  expect(paths).toEqual(expect.arrayContaining(linkedPages.map(({ address }) => address)));
  expect(text).not.toContain("[object");
  for (const path of paths) {
    expect(exists(path) || exists(`${path}.html`) || path === "/", path).toBe(true);
  }
});
