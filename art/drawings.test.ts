import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { type Drawing, drawings, svgFile } from "./drawings";
import { isDawn } from "./models/landscape";
import type { DrawingName } from "./names";

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

function viewBoxOf({ viewBox }: Drawing): { left: number; top: number; width: number; height: number } {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  return { left, top, width, height };
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
  const { width, height } = drawing(name);
  const viewBox = viewBoxOf(drawing(name));
  expect([width, height].every(Number.isInteger)).toBe(true);
  expect(
    Math.abs(width * viewBox.height - height * viewBox.width) / Math.max(viewBox.width, viewBox.height),
  ).toBeLessThan(0.51);
});

test("the longer side of every voxel drawing is 400 pixels", () => {
  const longerSides = pictures
    .filter((name) => !isDawn(name))
    .map((name) => {
      return Math.max(drawing(name).width, drawing(name).height);
    });
  expect(new Set(longerSides)).toEqual(new Set([400]));
});

test.each([
  [namesOf("block"), 18, 1200],
  [namesOf("prop"), 22, 1200],
  [namesOf("region"), 26, 1200],
  [namesOf("head"), 14, 1200],
  [["stairs", "ground"], 180, 3500],
  [["missing-deck", "ddos-wall"], 34, 2000],
  [["island"], 84, 5000],
  [["sunrise", "sunrise-first-light", "sunrise-night"], 34, 1000],
] as const)("%j have at most %i colours and less than %i bytes compressed", (kind, colours, bytes) => {
  expect(kind.length).toBeGreaterThan(0);
  for (const name of kind) {
    expect(coloursOf(drawing(name)).size, name).toBeLessThanOrEqual(colours);
    expect(brotliCompressSync(svgFile(drawing(name))).length, name).toBeLessThan(bytes);
  }
});

test.each(["stairs", "ground"] as const)("the %s have only colours of the blocks", (name) => {
  const known = new Set(namesOf("block").flatMap((name) => [...coloursOf(drawing(name))]));
  expect([...coloursOf(drawing(name))].filter((colour) => !known.has(colour))).toEqual([]);
});

test("a voxel is the same size in all blocks, regions and heads, and in all props but the wider processor", () => {
  const frames = (kind: string) =>
    namesOf(kind).map((name) => {
      const { left, top, width } = viewBoxOf(drawing(name));
      return kind === "prop" ? `${width}` : `${left} ${top} ${width}`;
    });
  expect(["block", "region", "head"].map((kind) => new Set(frames(kind)).size)).toEqual([1, 1, 1]);
  expect(new Set(frames("prop")).size).toBe(2);
});

test("an svg file has the view box, width and height", () => {
  const file = svgFile({ viewBox: "0 0 2 1", width: 400, height: 200, body: "<path/>" });
  expect(file).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" width="400" height="200"><path/></svg>',
  );
});
