// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { securityTxt, securityTxtPath } from "../../build/policy/security-txt";
import { builtFindings, builtPages, deadLinks, lengthFindings, unclearLinks } from "./page-findings";

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

function page(html: string) {
  return [{ path: "/vps", file: "vps.html", html }];
}

test("a title or a description that search engines would cut off is reported with its length", () => {
  const lengthsOf = (title: string, description: string) => {
    const html = `<title>${title}</title><meta name="description" content="${description}"/>`;
    return lengthFindings(page(html)).map(({ sentence }) => sentence);
  };
  expect(lengthsOf("x".repeat(70), "x".repeat(170))).toEqual([]);
  expect(lengthsOf("x".repeat(71), "x".repeat(171))).toEqual([
    "The title of /vps has 71 characters: search engines show about 70.",
    "The description of /vps has 171 characters: search engines show 50 to 170.",
  ]);
  expect(lengthsOf("x", "x".repeat(49))).toHaveLength(1);
  // An escaped character counts as one.
  expect(lengthsOf(`${"x".repeat(69)}&amp;`, "x".repeat(60))).toEqual([]);
});

const plans = '<a class="x" href="/minecraft">See the <b>plans</b></a>';

test.each([
  [[plans, plans, '<a href="/vps">Details of VPS</a>'], []],
  [
    [plans, '<a href="/vps"> See the\nplans</a>'],
    ['The links "See the plans" of /vps lead to /minecraft and to /vps.'],
  ],
  [['<a href="/vps">More</a>'], ['A link of /vps to /vps says only "More".']],
  [['<a href="/vps" aria-label="More about VPS">More</a>'], []],
])("of the links %j those are reported that name no purpose or two places", (links, sentences) => {
  expect(unclearLinks(page(links.join("\n"))).map(({ sentence }) => sentence)).toEqual(sentences);
});

test("a security.txt is reported 30 days before it expires, and blocks when it has expired or is missing", () => {
  const site = mkdtempSync(join(tmpdir(), "security-txt-"));
  onTestFinished(() => rmSync(site, { recursive: true }));
  const found = (now: string) => builtFindings(site, new Date(now)).filter(({ kind }) => kind === "date");
  expect(found("2026-11-15")).toMatchObject([
    { level: "blocks", sentence: expect.stringContaining("missing") },
  ]);
  mkdirSync(join(site, ".well-known"));
  writeFileSync(join(site, securityTxtPath), securityTxt(new Date("2026-11-15T12:00:00Z")));
  expect(found("2027-10-01")).toEqual([]);
  expect(found("2027-11-01")).toMatchObject([
    {
      level: "look",
      place: "dist/site/.well-known/security.txt:3",
      sentence: expect.stringContaining("until 2027-11-14, in 13 days"),
    },
  ]);
  expect(found("2027-11-16")).toMatchObject([
    { level: "blocks", sentence: expect.stringContaining("until 2027-11-14, which is over") },
  ]);
});
