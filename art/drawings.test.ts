import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { type Drawing, drawings, svgFile } from "./drawings";
import { type DrawingName, pageScenes } from "./names";

const names = Object.keys(drawings) as DrawingName[];
const drawn = new Map<DrawingName, Drawing>(names.map((name) => [name, drawings[name]()]));

/** The dither is a mask, whose colour does not matter. */
const pictures = names.filter((name) => name !== "dither");

function drawing(name: DrawingName): Drawing {
  return drawn.get(name) ?? drawings[name]();
}

function namesOf(kind: string): DrawingName[] {
  return names.filter((name) => name.startsWith(`${kind}-`));
}

function coloursOf({ body }: Drawing): Set<string | undefined> {
  return new Set(Array.from(body.matchAll(/ color="([^"]+)"/g), ([, colour]) => colour));
}

test.each(names)("%s is the same each time it is drawn", (name) => {
  expect(drawings[name]()).toEqual(drawing(name));
});

test.each(names)("%s is self-contained and allowed by the content security policy", (name) => {
  const { body } = drawing(name);
  expect(body).not.toMatch(/<(?:style|script|use|image|a)\b|\s(?:id|class|style|href|on\w+)=|url\(|var\(/);
  const tags = Array.from(body.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g));
  expect(tags.filter(([, closing, , empty]) => !closing && !empty).length).toBe(
    tags.filter(([, closing]) => closing).length,
  );
});

test.each(pictures)("every path of %s has a colour", (name) => {
  for (const path of drawing(name).body.match(/<path[^>]*>/g) ?? []) {
    expect(path).toMatch(/ (?:color|fill|stroke)="#(?:[0-9a-f]{3}|[0-9a-f]{6})"/);
  }
});

test.each(names)("%s has whole pixels in the proportions of its view box", (name) => {
  const { width, height, viewBox } = drawing(name);
  const [, , boxWidth = 0, boxHeight = 0] = viewBox.split(" ").map(Number);
  expect([width, height].every(Number.isInteger)).toBe(true);
  expect(Math.abs(width * boxHeight - height * boxWidth) / Math.max(boxWidth, boxHeight)).toBeLessThan(0.51);
});

test.each([
  [namesOf("block"), 18, 1200],
  [namesOf("prop"), 22, 1200],
  [namesOf("region"), 26, 1200],
  [namesOf("head"), 14, 1200],
  [["stairs", "ground"], 180, 3500],
  [["missing-deck", "ddos-wall"], 34, 2000],
  [["machine-room"], 60, 2800],
  [["lantern", "chest", "sapling"], 22, 500],
  [pageScenes.home, 84, 5000],
  [["sunrise", "sunrise-first-light", "sunrise-night"], 34, 1000],
] as const)("%j have at most %i colours and less than %i bytes compressed", (kind, colours, bytes) => {
  expect(kind.length).toBeGreaterThan(0);
  for (const name of kind) {
    expect(coloursOf(drawing(name)).size, name).toBeLessThanOrEqual(colours);
    expect(brotliCompressSync(svgFile(drawing(name))).length, name).toBeLessThan(bytes);
  }
});
