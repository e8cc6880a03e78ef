// @vitest-environment node
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { loadContent } from "../../../site/load-content";
import { placeRecords } from "../../../site/place-records";
import { columnWidth } from "../../engine/outline";
import { type Drawing, svgFile } from "../../engine/svg";
import type { PlaceName } from "../../names";
import { type PlaceRecords, placeDrawings } from "./place-drawings";

const names = Object.keys(placeDrawings) as PlaceName[];

function recordsOf(count: number): PlaceRecords {
  const indexes = Array.from({ length: count }, (_, index) => index);
  return {
    vpsPlans: indexes.map((index) => ({
      ramGb: index + 1,
      vcpus: 40 - index,
      storageGb: 100 + (index % 7) * 100,
      popular: index === 2,
    })),
    websitePlans: indexes.map((index) => ({ id: `plan-${index}`, domains: index + 1 })),
    partners: indexes.map((index) => ({ id: `partner-${index}`, logo: "logo.png" })),
    milestones: indexes.map((index) => index * 3),
    answersAtAllHours: count > 0,
    withMark: count === 0,
  };
}

const amounts = [recordsOf(0), placeRecords(loadContent()), recordsOf(40)];
const drawings = names.map((name): [PlaceName, Drawing[]] => [
  name,
  amounts.map((records) => placeDrawings[name](records)),
]);

test.each(drawings)(
  "%s is at most 3.6 KB compressed, and self-contained, whatever the records",
  (_, variants) => {
    for (const drawing of variants) {
      expect(brotliCompressSync(svgFile(drawing)).length).toBeLessThanOrEqual(3.6 * 1024);
      expect(drawing.body).not.toMatch(
        /<(?:style|script|use|image|a)\b|\s(?:id|class|style|href|on\w+)=|url\(|var\(/,
      );
    }
  },
);

test.each(drawings)("%s has the width that its page reserves, whatever the records", (name, variants) => {
  const css = readFileSync(new URL("../../../app/components/scene-hero.css", import.meta.url), "utf8");
  const [, columns] = /--columns: (\d+)/.exec(css) ?? [];
  // All scenes of a page have the same width.
  const [, place] = name.split("-");
  const [, own = columns] =
    new RegExp(`"(?:\\w+-)?${place}"\\][^{]*\\{\\s*--columns: (\\d+)`).exec(css) ?? [];
  for (const { viewBox } of variants) {
    const [, , width = 0] = viewBox.split(" ").map(Number);
    expect(Math.round((width - 1) / columnWidth)).toBe(Number(own));
  }
});
