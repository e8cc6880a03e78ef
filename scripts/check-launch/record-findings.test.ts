// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "../../build/content/load-content";
import { projectFolder } from "../../build/project-folder";
import { launchContent } from "./launch-findings";
import { recordFindings } from "./record-findings";

const today = new Date("2026-11-15T12:00:00Z");

function sentences(content: Record<string, unknown>): string[] {
  return recordFindings(content, today).map(({ sentence }) => sentence);
}

const brand = { locale: "en-GB", currency: "EUR" };

test("a plan with the price or the name of another, or with less than a cheaper one, is reported", () => {
  const found = (...plans: [title: string, monthly: number, ramGb: number][]) =>
    sentences({
      brand,
      "vps-plans": plans.map(([title, monthly, ramGb], index) => ({ id: `${index}`, title, monthly, ramGb })),
    });
  expect(found(["Small", 100, 1], ["Large", 200, 2])).toEqual([]);
  expect(found(["Twin", 1000, 1], ["Twin", 1000, 2])).toEqual([
    "Twin costs €1,000, the same as Twin.",
    "Two plans are called Twin.",
  ]);
  expect(found(["Small", 100, 4], ["Large", 200, 2])).toEqual([
    "Large (€200) has 2 GB of RAM, less than Small (€100) with 4.",
  ]);
});

test("the price of a longer period above that of as many months, or not above that of one, is reported", () => {
  const offer = (monthly: number, months: number, price: number) => ({
    id: "dock",
    monthly,
    periods: [
      { months: 60, price: monthly * 50 },
      { months, price },
    ],
  });
  const found = (...figures: Parameters<typeof offer>) =>
    sentences({ brand, "vps-plans": [offer(...figures)] });
  expect(found(4.99, 12, 990)).toEqual([
    "vps-plans.dock costs €990.00 for 12 months, more than 12 times a month (€59.88).",
  ]);
  expect(found(4.99, 3, 4.99)).toEqual([
    "vps-plans.dock costs €4.99 for 3 months, no more than one month (€4.99).",
  ]);
  for (const price of [59.88, 49.9]) expect(found(4.99, 12, price)).toEqual([]);
  expect(found(0, 12, 0)).toEqual([]);
  expect(recordFindings({ brand, games: { games: [offer(4.99, 12, 990)] } }, today)).toMatchObject([
    { level: "look", kind: "irregular", place: expect.stringMatching(/^content\/games\.yaml:\d+$/) },
  ]);
});

test("a region of the ticker that is no region and no city of the locations is reported", () => {
  const locations = { regions: [{ id: "eu", name: "Europe", cities: [{ id: "fra", name: "Frankfurt" }] }] };
  const ticker = (region: string) => [{ id: "rust", region }];
  expect(sentences({ locations, ticker: ticker("Atlantis") })).toEqual([
    "ticker.rust.region is Atlantis; the locations are Europe, Frankfurt.",
  ]);
  for (const region of ["Frankfurt", "Europe"])
    expect(sentences({ locations, ticker: ticker(region) })).toEqual([]);
  expect(sentences({ locations: { regions: [] }, ticker: ticker("Atlantis") })).toEqual([]);
});

test("an announcement that has ended is reported, though no page shows it, and one that is shown is not", () => {
  const folder = join(projectFolder, "tests/fixtures/another-company");
  const source = readFileSync(join(folder, "layout.yaml"), "utf8");
  const dates = (day: string) => {
    const layout = source.replace(/^ {2}until: .*$/m, `  until: ${day}`);
    const content = launchContent(readContent(folder, { texts: { layout } }));
    return recordFindings(content, today).filter(({ kind }) => kind === "date");
  };
  expect(dates("2020-01-01")).toMatchObject([
    { place: expect.stringMatching(/^content\/layout\.yaml:\d+$/), level: "look" },
  ]);
  expect(dates("2026-11-15")).toEqual([]);
});

test("prices in rupees without a word about tax are reported", () => {
  const inRupees = { locale: "en-IN", currency: "INR" };
  expect(sentences({ brand: inRupees })).toEqual([expect.stringContaining("says nothing about tax")]);
  expect(sentences({ brand: { ...inRupees, tax: { name: "GST", percent: 18, included: true } } })).toEqual(
    [],
  );
  expect(sentences({ brand })).toEqual([]);
});
