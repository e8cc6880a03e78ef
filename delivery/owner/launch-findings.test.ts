// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { allContent } from "../content-check/all-content";
import { checkContent } from "../content-check/check-content";
import { securityTxt, securityTxtPath } from "../security-txt";
import { deadLinks, launchFindings } from "./launch-findings";
import { ledger } from "./ledger";
import { legalProblems } from "./legal-problems";

const today = new Date("2026-11-15T12:00:00Z");

function sentences(content: Parameters<typeof launchFindings>[1] = allContent, now = today): string[] {
  return launchFindings(now, content, "/nowhere").map(({ place, sentence }) => `${place} ${sentence}`);
}

/** The records with one of them changed. */
function withRecord(file: keyof typeof allContent, exportName: string, index: number, change: object) {
  const list = [...((allContent[file] as Record<string, unknown>)[exportName] as object[])];
  list[index] = { ...list[index], ...change };
  return { ...allContent, [file]: { ...allContent[file], [exportName]: list } };
}

test("a placeholder that was left is named with its file and line", () => {
  const [found = ""] = sentences().filter((sentence) => sentence.includes("The domain"));
  const [, line] = /brand\.ts:(\d+)/.exec(found) ?? [];
  const source = readFileSync(new URL("../../app/content/brand.ts", import.meta.url), "utf8");
  expect(source.split("\n")[Number(line) - 1]).toContain("const domain");
  expect(sentences()).toContainEqual(
    expect.stringMatching(/^app\/content\/brand\.ts:\d+ The domain \S+\.example is a placeholder/),
  );
  expect(sentences()).toContainEqual(
    expect.stringContaining("The telephone number +91 80 0000 0000 is a placeholder."),
  );
});

test("a domain of one's own is no placeholder, but made-up social pages still are", () => {
  const domain = "nimbus.in";
  const own = {
    brand: { ...allContent.brand.brand, domain, telephone: "+91 80 4123 7766" },
    destinations: { clientArea: `https://clients.${domain}/`, youtube: `https://social.${domain}/youtube` },
  };
  const found = sentences({ brand: own }).filter((sentence) => sentence.startsWith("app/content/brand"));
  expect(found).toEqual([
    expect.stringContaining("destinations.youtube leads to https://social.nimbus.in/youtube"),
  ]);
});

test("samples are named, whole records and single fields", () => {
  expect(sentences()).toContainEqual(
    expect.stringMatching(/testimonials\.ts:\d+ testimonials\.aarav is made up: replace it /),
  );
  expect(sentences()).toContainEqual(
    expect.stringMatching(
      /website-plans\.ts:\d+ websitePlans\.village: title, subtitle, .* are made up: replace them /,
    ),
  );
});

test.each([
  "Wood costs ₹50, the same as Grass.",
  "Diamond (₹600) has 1 GB of RAM, less than Gold (₹500) with 10.",
  "Emerald (₹700) has 14 GB of SSD, less than Diamond (₹600) with 48.",
  "Two plans are called Furnace.",
  "Foundry (₹8,960) has 8 GB of RAM, less than Furnace (₹1,099) with 32.",
  'Minecraft, lowest price: /games says "₹98", but /minecraft "₹50".',
  'DDoS protection: / says "up to 2.5 Tbps", but / (questions) "up to 1 Tbps".',
  'Support response: /support says "under 15 min", but / "within 1 hour".',
  'Uptime: /about says "99.9%", but / (locations) "99.99%".',
])("the owner is asked about: %s", (sentence) => {
  expect(sentences()).toContainEqual(expect.stringContaining(sentence));
});

test("an irregular figure points to the line it is written on", () => {
  const [found = ""] = sentences().filter((sentence) => sentence.includes("Diamond (₹600) has 1 GB"));
  const [, line] = /^app\/content\/minecraft-plans\.ts:(\d+)/.exec(found) ?? [];
  expect(Number(line)).toBeGreaterThan(50);
});

test("a position is announced before it ends, and blocks once it is over", () => {
  const position = withRecord("positions", "positions", 0, { validThrough: "2026-11-20" });
  const dates = (now: string) =>
    launchFindings(new Date(now), { positions: position.positions }, "/nowhere").filter(
      ({ kind, sentence }) => kind === "date" && sentence.includes("support-engineer"),
    );
  expect(dates("2026-10-01T00:00:00Z")).toEqual([]);
  expect(dates("2026-11-15T00:00:00Z")).toMatchObject([
    { level: "look", sentence: "positions.support-engineer.validThrough is 2026-11-20, in 6 days." },
  ]);
  expect(dates("2026-11-20T20:00:00Z")).toMatchObject([{ level: "look" }]);
  expect(dates("2026-11-21T00:00:01Z")).toMatchObject([
    { level: "blocks", sentence: "positions.support-engineer.validThrough is 2026-11-20, which is over." },
  ]);
});

test("a security.txt is announced before it ends, blocks once it is over, and is missed", () => {
  const site = mkdtempSync(join(tmpdir(), "security-txt-"));
  onTestFinished(() => rmSync(site, { recursive: true }));
  const found = (now: string) =>
    launchFindings(new Date(now), {}, site).filter(({ kind }) => kind === "date");
  expect(found("2026-11-15")).toMatchObject([
    { level: "blocks", sentence: expect.stringContaining("missing") },
  ]);
  mkdirSync(join(site, ".well-known"));
  writeFileSync(join(site, securityTxtPath), securityTxt(today));
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

test("dead links are named, to a place and to a page; living ones are not", () => {
  const site = mkdtempSync(join(tmpdir(), "dead-links-"));
  onTestFinished(() => rmSync(site, { recursive: true }));
  mkdirSync(join(site, "careers"));
  writeFileSync(
    join(site, "index.html"),
    '<a href="/vps#plans">a</a><a href="/vps#nowhere">b</a><a class="x" href="/gone">c</a><a href="/legal#refund-policy">d</a><a href="https://x.test/">e</a>',
  );
  writeFileSync(join(site, "vps.html"), '<h1 id="plans">Plans</h1>\n<a href="#top">f</a><a href="/">g</a>');
  writeFileSync(join(site, "legal.html"), "<h1>Legal</h1>");
  expect(deadLinks(site).map(({ place, sentence }) => `${place} ${sentence}`)).toEqual([
    "dist/site/index.html:1 The page / links to /vps#nowhere, and there is no such place on the page.",
    "dist/site/index.html:1 The page / links to /gone, and there is no such page.",
    "dist/site/vps.html:2 The page /vps links to #top, and there is no such place on the page.",
  ]);
});

test.each([
  ["broken JSON", '{\n"privacy": {\n', /^legal\.json is not JSON: .*\./],
  ["a list", "[]", /legal\.json is a list: expected an object of four documents\./],
  ["a missing document", "{}", /the document "terms" is missing\./],
  ["an unknown document", '{"cookies": {}}', /the document "cookies" is shown nowhere/],
  [
    "a date as a number",
    '{"privacy": {"lastUpdated": 2026, "sections": []}}',
    /the document "privacy" has lastUpdated that is a number: expected text\./,
  ],
  [
    "a date that is none",
    '{"privacy": {"lastUpdated": "soon", "sections": []}}',
    /has lastUpdated "soon": expected a date/,
  ],
  [
    "no sections",
    '{"privacy": {"lastUpdated": "2026-03-01", "sections": []}}',
    /the document "privacy" has no sections\./,
  ],
  [
    "two sections of one id",
    '{"aup": {"lastUpdated": "2026-03-01", "sections": [{"id":"a","title":"A","content":"x"},{"id":"a","title":"B","content":"y"}]}}',
    /the document "aup" has two sections with the id "a"/,
  ],
])("a legal.json with %s is refused in words", (_, text, sentence) => {
  expect(legalProblems(text)).toContainEqual(expect.stringMatching(sentence));
});

test("a legal.json in order has no problem", () => {
  const document = { lastUpdated: "2026-03-01", sections: [{ id: "a", title: "A", content: "Text." }] };
  expect(
    legalProblems(
      JSON.stringify({ privacy: document, terms: document, aup: document, refundPolicy: document }),
    ),
  ).toEqual([]);
});

test.each([
  [
    "a wrong field",
    { monthyInr: 600 },
    'minecraft-plans: the record "diamond" has the unknown field "monthyInr".',
  ],
  [
    "a price as text",
    { monthlyInr: "₹600" },
    'minecraft-plans: the record "diamond" has monthlyInr "₹600": expected a number.',
  ],
  ["a duplicate id", { id: "iron" }, 'minecraft-plans: two records have the id "iron".'],
])("%s stops the build with its sentence", (_, change, sentence) => {
  expect(checkContent(withRecord("minecraft-plans", "minecraftPlans", 6, change))).toContain(sentence);
});

test("the ledger knows a figure, the pages that read its record and the line", () => {
  const rows = ledger();
  expect(rows).toContainEqual({
    figure: "₹600",
    pages: expect.arrayContaining(["/minecraft"]),
    record: "minecraftPlans.diamond.monthlyInr",
    place: expect.stringMatching(/^app\/content\/minecraft-plans\.ts:\d+$/),
  });
  const pagesOf = (name: string) => rows.find(({ record }) => record === name)?.pages;
  // That page only says what VPS plans begin at.
  expect(pagesOf("vpsPlans.furnace-memory.monthlyInr")).toContain("/website-hosting");
  expect(pagesOf("vpsPlans.foundry.monthlyInr")).toEqual(["/vps"]);
  expect(
    rows.find(({ record }) => record === "regions.asia-pacific.cities.india-1.stats.latencyMs")?.pages,
  ).toEqual([]);
});
