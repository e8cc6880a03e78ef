// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readContent } from "../../build/content/load-content";
import { projectFolder } from "../../build/project-folder";
import { launchContent } from "./launch-findings";
import { recordFindings } from "./record-findings";

const today = new Date("2026-11-15T12:00:00Z");

function sentences(content: Record<string, unknown>): string[] {
  return recordFindings(content, today).map(({ sentence }) => sentence);
}

describe("the price of a longer period", () => {
  const brand = { locale: "en-GB", currency: "EUR" };
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

  test("above that of as many months, or not above that of one month, is reported", () => {
    expect(found(4.99, 12, 990)).toEqual([
      "vps-plans.dock costs €990.00 for 12 months, more than 12 times a month (€59.88).",
    ]);
    expect(found(4.99, 3, 4.99)).toEqual([
      "vps-plans.dock costs €4.99 for 3 months, no more than one month (€4.99).",
    ]);
    for (const price of [59.88, 49.9]) expect(found(4.99, 12, price)).toEqual([]);
    expect(found(0, 12, 0)).toEqual([]);
  });

  test("of a game is reported with its file and line", () => {
    const [finding] = recordFindings({ brand, games: { games: [offer(4.99, 12, 990)] } }, today);
    expect(finding).toMatchObject({ level: "look", kind: "irregular" });
    expect(finding?.place).toMatch(/^content\/games\.yaml:\d+$/);
  });
});

describe("the region of the ticker", () => {
  const locations = { regions: [{ id: "eu", name: "Europe", cities: [{ id: "fra", name: "Frankfurt" }] }] };
  const ticker = (region: string) => [{ id: "rust", region }];

  test("that is no region and no city of the locations is reported", () => {
    expect(sentences({ locations, ticker: ticker("Atlantis") })).toEqual([
      "ticker.rust.region is Atlantis; the locations are Europe, Frankfurt.",
    ]);
    expect(sentences({ locations, ticker: ticker("Frankfurt") })).toEqual([]);
    expect(sentences({ locations, ticker: ticker("Europe") })).toEqual([]);
    expect(sentences({ locations: { regions: [] }, ticker: ticker("Atlantis") })).toEqual([]);
  });
});

describe("an announcement", () => {
  const folder = join(projectFolder, "tests/fixtures/another-company");
  const contentUntil = (day: string) => {
    const source = readFileSync(join(folder, "layout.yaml"), "utf8");
    const layout = source.replace(/^ {2}until: .*$/m, `  until: ${day}`);
    return launchContent(readContent(folder, { texts: { layout } }));
  };
  const dates = (day: string) =>
    recordFindings(contentUntil(day), today).filter(({ kind }) => kind === "date");

  test("that has ended is reported, though no page shows it, and one that is shown is not", () => {
    expect(dates("2020-01-01")).toMatchObject([
      { place: expect.stringMatching(/^content\/layout\.yaml:\d+$/), level: "look" },
    ]);
    expect(dates("2026-11-15")).toEqual([]);
  });
});
