import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { launchFindings } from "../../scripts/check-launch/launch-findings";
import { builtPages, unclearLinks } from "../../scripts/check-launch/page-findings";

const findings = launchFindings(new Date("2026-11-15T12:00:00Z"));
const sentences = findings.map(({ sentence }) => sentence);

/** Irregular and contradicting figures of SPEC.md §9. */
test.each([
  "Wood costs ₹50, the same as Grass.",
  "Diamond (₹600) has 1 GB of RAM, less than Gold (₹500) with 10.",
  "Emerald (₹700) has 14 GB of SSD, less than Diamond (₹600) with 48.",
  "Two plans are called Furnace.",
  "Foundry (₹8,960) has 8 GB of RAM, less than Furnace (₹1,099) with 32.",
  'Lowest price of Minecraft: /games says "₹98" (games.yaml), /minecraft says "₹50" (minecraft-plans.yaml).',
  'DDoS protection: / says "up to 2.5 Tbps" (home-figures.yaml), / says "up to 1 Tbps" (questions.yaml).',
  'Support response: / says "within 1 hour" (home-figures.yaml), /support says "under 15 min" (support-options.yaml).',
  'Uptime: / says "99.9%" (home-figures.yaml), / says "99.99%" (locations.yaml), /about says "99.9%" (about.yaml).',
])("check:launch reports: %s", (sentence) => {
  expect(sentences).toContain(sentence);
});

test("no page has a link with an unclear text, or two of one text that lead to different places", () => {
  const pages = builtPages(fileURLToPath(new URL("../../dist/site", import.meta.url)));
  expect(unclearLinks(pages)).toEqual([]);
});

test("every sample is reported at its own line", () => {
  const places = findings.filter(({ kind }) => kind === "sample").map(({ place }) => place);
  expect(new Set(places).size).toBe(places.length);
  for (const place of places) {
    const [file = "", line] = place.split(":");
    const source = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8").split("\n");
    expect(source[Number(line) - 1], place).toContain("sample");
  }
});
