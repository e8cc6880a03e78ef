import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noOpenings, shareCard } from "../../app/content/pages/careers";
import { partners } from "../../app/content/partners";
import { money } from "../../app/format/money";
import { loadContent } from "../../build/content/load-content";
import { exists, pages } from "../site/built-site";
import { buildChanged, type ChangedCopy, runNode } from "./changed-copy";
import { newPrice, nothingOptional, oldPrice, repriced } from "./changed-records";
import { shareCardOf } from "./share-card-of";

let copy: ChangedCopy;
beforeAll(async () => {
  copy = await buildChanged([...nothingOptional, ...repriced]);
});
afterAll(() => copy?.remove());

const price = money(newPrice);

test("a site without positions, partners and testimonials and with a changed price has no type errors", async () => {
  await copy.checkTypes();
});

test("a site without positions, partners and testimonials and with a changed price passes the site tests", async () => {
  await copy.test("site");
});

test("without positions the careers page says so, with a mail address and without a count", () => {
  const html = copy.site("careers.html");
  expect(html).toContain(noOpenings.title);
  expect(html).toMatch(/href="mailto:[^"?]+"/);
  const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
  expect(main.replaceAll(/<[^>]*>/g, " ")).not.toMatch(/\b0\b/);
  expect(/property="og:image:alt" content="([^"]*)/.exec(html)?.[1]).toContain(
    shareCard.offerWithoutOpenings,
  );
  expect(copy.site("sitemap.xml")).not.toContain("/careers/");
});

test("a price changed in one record changes on the page, in its head, its data and llms.txt", () => {
  const [head = "", body = ""] = copy.site("website-hosting.html").split("<body>");
  expect(/<title>([^<]*)/.exec(head)?.[1]).toContain(price);
  expect(/name="description" content="([^"]*)/.exec(head)?.[1]).toContain(price);
  expect(/property="og:image:alt" content="([^"]*)/.exec(head)?.[1]).toContain(price);
  expect(body.replaceAll(/<script.*?<\/script>/gs, "")).toContain(price);
  expect(body).toContain(`"highPrice":${newPrice}`);
  expect(body).toMatch(new RegExp(`"@type":"Offer"[^}]*"price":${newPrice}`));
  expect(copy.site("llms.txt")).toContain(`${price} a month`);
});

test.runIf(oldPrice)("the old price is nowhere in the build", () => {
  const old = new RegExp(`${money(oldPrice ?? 0)}(?![\\d,.]*\\d)|(monthly|"price"):${oldPrice}\\b`);
  for (const [name, content] of copy.files()) {
    if (/\.(html|txt|js|mjs)$/.test(name)) expect(content.toString(), name).not.toMatch(old);
  }
});

/** Its scene has a flag for each partner. */
function drawsPartners(path: string): boolean {
  const page = loadContent()[`pages/${path.slice(1) || "home"}`] as { shareCard?: { drawing: string } };
  return page.shareCard?.drawing === "scene-partners" && partners.length > 0;
}

test("only the share cards change whose text does, or that draw the partners", () => {
  const altOf = (html: string) => /property="og:image:alt" content="([^"]*)/.exec(html)?.[1];
  for (const { path, html } of pages) {
    if (path === "/404" || path.startsWith("/careers/")) continue;
    const before = shareCardOf(html);
    expect(exists(before), path).toBe(true);
    const after = copy.site(path === "/" ? "index.html" : `${path.slice(1)}.html`);
    if (altOf(after) !== altOf(html) || drawsPartners(path))
      expect(shareCardOf(after), path).not.toBe(before);
    else expect(shareCardOf(after), path).toBe(before);
  }
});

test("without tests/specification, which an owner deletes, there is no unused code", async () => {
  rmSync(join(copy.folder, "tests/specification"), { recursive: true, force: true });
  await runNode(copy.folder, "node_modules/knip/bin/knip.js");
});
