import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brand } from "../../app/content/brand";
import { exists, pages } from "../site/built-site";
import { buildChanged, type ChangedCopy } from "./changed-copy";

let repriced: ChangedCopy;
let renamed: ChangedCopy;

beforeAll(async () => {
  [repriced, renamed] = await Promise.all([
    buildChanged("app/content/website-plans.ts", [["monthlyInr: 499", "monthlyInr: 477"]]),
    buildChanged("app/content/brand.ts", [
      [`"${brand.domain}"`, '"zephyrline.test"'],
      [`"${brand.name}"`, '"Zephyrline"'],
    ]),
  ]);
});
afterAll(() => {
  for (const copy of [repriced, renamed]) if (copy) rmSync(copy.folder, { recursive: true });
});

/** Where the share card of a page lies, by its HTML. */
function cardOf(html: string): string {
  return /property="og:image" content="[^"]*(\/assets\/[^"]+)"/.exec(html)?.[1] ?? "";
}

test("a price changed in one record changes everywhere it is said", async () => {
  const html = repriced.site("website-hosting.html");
  const [head = "", body = ""] = html.split("<body>");
  expect(head).toMatch(/<title>[^<]*₹477/);
  expect(head).toMatch(/name="description" content="[^"]*₹477/);
  expect(head).toMatch(/property="og:image:alt" content="[^"]*₹477/);
  expect(body.replaceAll(/<script.*?<\/script>/gs, "")).toContain("₹477");
  expect(body).toMatch(/"lowPrice":477/);
  expect(body).toMatch(/"@type":"Offer"[^}]*"price":477/);
  expect(repriced.site("llms.txt")).toContain("₹477 a month");
  expect(await repriced.run("delivery/owner/print-claims.ts")).toMatch(
    /\| ₹477 \|[^\n]*\/website-hosting[^\n]*\| websitePlans\.cottage\.monthlyInr \|/,
  );
});

test("nothing says the old price any more", () => {
  for (const [name, content] of repriced.files()) {
    if (/\.(html|txt|js|mjs)$/.test(name))
      expect(content.toString(), name).not.toMatch(/₹499\b|monthlyInr:499\b|"price":499\b/);
  }
});

test("the share card of that page is drawn anew, and no other", () => {
  for (const { path, html } of pages) {
    const file = path === "/" ? "index.html" : `${path.slice(1)}.html`;
    const [before, after] = [cardOf(html), cardOf(repriced.site(file))];
    if (path === "/404") continue;
    expect(exists(before), path).toBe(true);
    if (path === "/website-hosting") expect(after).not.toBe(before);
    else expect(after, path).toBe(before);
  }
});

test("a new name and domain leave no trace of the old ones in the build", () => {
  const old = new RegExp(`${brand.name}|${brand.domain.replaceAll(".", "\\.")}`, "i");
  for (const [name, content] of renamed.files()) {
    if (name.endsWith(".png") || name.endsWith(".woff2")) continue;
    expect(content.toString(), name).not.toMatch(old);
  }
  expect(renamed.site("index.html")).toContain("Zephyrline");
  expect(renamed.site("sitemap.xml")).toContain("https://zephyrline.test/");
  expect(renamed.site("manifest.webmanifest")).toContain("Zephyrline");
});

test("a new name is drawn on every share card", () => {
  for (const { path, html } of pages) {
    if (path === "/404") continue;
    const file = path === "/" ? "index.html" : `${path.slice(1)}.html`;
    expect(cardOf(renamed.site(file)), path).not.toBe(cardOf(html));
  }
});
