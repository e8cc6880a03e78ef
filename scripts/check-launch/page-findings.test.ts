// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { builtPages, deadLinks, lengthFindings } from "./page-findings";

test("links to a missing page or a missing place on a page are reported, other links are not", () => {
  const site = mkdtempSync(join(tmpdir(), "dead-links-"));
  onTestFinished(() => rmSync(site, { recursive: true }));
  mkdirSync(join(site, "careers"));
  writeFileSync(
    join(site, "index.html"),
    '<a href="/vps#plans">a</a><a href="/vps#nowhere">b</a><a class="x" href="/gone">c</a><a href="/legal#refund-policy">d</a><a href="https://x.test/">e</a>',
  );
  writeFileSync(join(site, "vps.html"), '<h1 id="plans">Plans</h1>\n<a href="#top">f</a><a href="/">g</a>');
  writeFileSync(join(site, "legal.html"), "<h1>Legal</h1>");
  expect(deadLinks(builtPages(site)).map(({ place, sentence }) => `${place} ${sentence}`)).toEqual([
    "dist/site/index.html:1 The page / links to /vps#nowhere: there is no such place on that page.",
    "dist/site/index.html:1 The page / links to /gone: there is no such page.",
    "dist/site/vps.html:2 The page /vps links to #top: there is no such place on that page.",
  ]);
});

function lengthsOf(title: string, description: string): string[] {
  const html = `<title>${title}</title><meta name="description" content="${description}"/>`;
  return lengthFindings([{ path: "/vps", file: "vps.html", html }]).map(({ sentence }) => sentence);
}

test("a title or a description that search engines would cut off is reported with its length", () => {
  expect(lengthsOf("x".repeat(70), "x".repeat(170))).toEqual([]);
  expect(lengthsOf("x".repeat(71), "x".repeat(171))).toEqual([
    "The title of /vps has 71 characters: search engines show about 70.",
    "The description of /vps has 171 characters: search engines show 50 to 170.",
  ]);
  expect(lengthsOf("x", "x".repeat(49))).toHaveLength(1);
});

test("an escaped character counts as one", () => {
  expect(lengthsOf(`${"x".repeat(69)}&amp;`, "x".repeat(60))).toEqual([]);
});
