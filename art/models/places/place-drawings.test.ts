// @vitest-environment node
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { loadContent } from "../../../build/content/load-content";
import { placeRecords } from "../../../build/content/place-records";
import { columnWidth } from "../../engine/outline";
import { type Drawing, svgFile } from "../../engine/svg";
import type { PlaceName } from "../../names";
import { type PlaceRecords, placeDrawings } from "./place-drawings";

const names = Object.keys(placeDrawings) as PlaceName[];

const noPlaceRecords: PlaceRecords = {
  vpsPlans: [],
  websitePlans: [],
  partners: [],
  milestones: [],
  answersAtAllHours: false,
  withMark: true,
};

/** As many records as a page shows at most. */
const manyRecords: PlaceRecords = {
  vpsPlans: Array.from({ length: 40 }, (_, index) => ({
    ramGb: index + 1,
    vcpus: 40 - index,
    storageGb: 100 + (index % 7) * 100,
    popular: index === 2,
  })),
  websitePlans: Array.from({ length: 40 }, (_, index) => ({ id: `plan-${index}`, domains: index + 1 })),
  partners: Array.from({ length: 40 }, (_, index) => ({ id: `partner-${index}`, logo: "logo.png" })),
  milestones: Array.from({ length: 40 }, (_, index) => index * 3),
  answersAtAllHours: true,
  withMark: false,
};

const amounts = [noPlaceRecords, placeRecords(loadContent()), manyRecords];
const drawings = new Map(names.map((name) => [name, amounts.map((records) => placeDrawings[name](records))]));

function drawingsOf(name: PlaceName): Drawing[] {
  return drawings.get(name) ?? [];
}

function columnsOf({ viewBox }: Drawing): number {
  const [, , width = 0] = viewBox.split(" ").map(Number);
  return Math.round((width - 1) / columnWidth);
}

test.each(names)("%s is at most 3.6 KB compressed, whatever the records", (name) => {
  for (const drawing of drawingsOf(name)) {
    expect(brotliCompressSync(svgFile(drawing)).length).toBeLessThanOrEqual(3.6 * 1024);
  }
});

test.each(names)("%s has the width that its page reserves, whatever the records", (name) => {
  const css = readFileSync(new URL("../../../app/components/scene-hero.css", import.meta.url), "utf8");
  const [, columns] = /--columns: (\d+)/.exec(css) ?? [];
  // All scenes of a page have the same width.
  const [, place] = name.split("-");
  const [, own = columns] =
    new RegExp(`"(?:\\w+-)?${place}"\\][^{]*\\{\\s*--columns: (\\d+)`).exec(css) ?? [];
  for (const drawing of drawingsOf(name)) expect(columnsOf(drawing)).toBe(Number(own));
});

test.each(names)("%s is self-contained and allowed by the content security policy", (name) => {
  for (const { body } of drawingsOf(name)) {
    expect(body).not.toMatch(/<(?:style|script|use|image|a)\b|\s(?:id|class|style|href|on\w+)=|url\(|var\(/);
  }
});
