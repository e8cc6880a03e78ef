import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { draw, drawings, svgFile } from "./drawings";
import { drawingNames, isIsland, pageScenes } from "./names";

const names = [...drawingNames, ...pageScenes.home.filter(isIsland)];
const namesOf = (kind: string) => names.filter((name) => name.startsWith(`${kind}-`));

test.each(names)("%s is the same each time, and whole pixels in the proportions of its view box", (name) => {
  expect(drawings[name]()).toEqual(draw(name));
  const { width, height, viewBox } = draw(name);
  const [, , boxWidth = 0, boxHeight = 0] = viewBox.split(" ").map(Number);
  expect([width, height].every(Number.isInteger)).toBe(true);
  expect(Math.abs(width * boxHeight - height * boxWidth) / Math.max(boxWidth, boxHeight)).toBeLessThan(0.51);
});

test.each(names)("%s is self-contained, and allowed by the content security policy", (name) => {
  const { body } = draw(name);
  expect(body).not.toMatch(/<(?:style|script|use|image|a)\b|\s(?:id|class|style|href|on\w+)=|url\(|var\(/);
  expect(body.match(/<\w[^>]*[^/]>/g)?.length).toBe(body.match(/<\//g)?.length);
});

// The dither is a mask, whose colour does not matter.
test.each(names.filter((name) => name !== "dither"))("every path of %s has a colour", (name) => {
  for (const path of draw(name).body.match(/<path[^>]*>/g) ?? []) {
    expect(path).toMatch(/ (?:color|fill|stroke)="#(?:[0-9a-f]{3}|[0-9a-f]{6})"/);
  }
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
    const file = svgFile(draw(name));
    expect(new Set(file.match(/ color="[^"]+"/g)).size, name).toBeLessThanOrEqual(colours);
    expect(brotliCompressSync(file).length, name).toBeLessThan(bytes);
  }
});
