import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { launchFindings } from "../../checks/launch/launch-findings";
import { faultPlace } from "../../site/fault";
import { projectFolder } from "../../site/project-folder";

const findings = launchFindings(new Date("2026-11-15T12:00:00Z"));
const messages = findings.map(({ message }) => message);

/** Irregular and contradicting figures of SPEC.md §9. */
test.each([
  "Wood costs ₹50, the same as Grass",
  "Diamond (₹600) has 1 GB of RAM, less than Gold (₹500) with 10",
  "Emerald (₹700) has 14 GB of SSD, less than Diamond (₹600) with 48",
  "Two plans are called Furnace",
  "Foundry (₹8,960) has 8 GB of RAM, less than Furnace (₹1,099) with 32",
  "Lowest price of Minecraft: games.games.minecraft.monthly is ₹98, minecraft-plans.monthly.lowest is ₹50",
  "Support response: home-figures.responseHours is 1, support-options.stats.response is under 15 min",
  "Uptime: home-figures.uptimePercent is 99.9, locations.regions.first.networkStats.uptimePercent is 99.99, about.stats.uptime is 99.9%",
])("check:launch reports: %s", (message) => {
  expect(messages).toContain(message);
});

test("every sample is reported at its own line", () => {
  const samples = findings.filter(({ message }) => /made up: replace|is a draft/.test(message));
  expect(new Set(samples.map(faultPlace)).size).toBe(samples.length);
  for (const sample of samples) {
    const source = readFileSync(join(projectFolder, sample.file), "utf8").split("\n");
    expect(source[Number(sample.line) - 1], faultPlace(sample)).toContain("sample");
  }
});
