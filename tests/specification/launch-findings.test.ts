import { expect, test } from "vitest";
import { launchFindings } from "../../scripts/check-launch/launch-findings";

const sentences = launchFindings(new Date("2026-11-15T12:00:00Z")).map(({ sentence }) => sentence);

/** What is irregular in SPEC.md §9, and where its pages contradict each other. */
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
  expect(sentences).toContain(sentence);
});
