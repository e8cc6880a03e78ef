import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { type Drawing, drawings, svgFile } from "./drawings";
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

function compressedSize(name: DrawingName): number {
  return brotliCompressSync(svgFile(drawing(name))).length;
}

test("there are ten blocks, six props, three regions and three heads", () => {
  expect(["block", "prop", "region", "head"].map((kind) => namesOf(kind).length)).toEqual([10, 6, 3, 3]);
});

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
    .filter((name) => name !== "sunrise")
    .map((name) => {
      return Math.max(drawing(name).width, drawing(name).height);
    });
  expect(new Set(longerSides)).toEqual(new Set([400]));
});

test.each([
  ["block", 18],
  ["prop", 22],
  ["region", 26],
  ["head", 14],
] as const)("every %s has at most %i colours", (kind, limit) => {
  for (const name of namesOf(kind)) {
    expect(coloursOf(drawing(name)).size).toBeGreaterThan(4);
    expect(coloursOf(drawing(name)).size).toBeLessThanOrEqual(limit);
  }
});

test("scenes have at most 34 colours, the island at most 84", () => {
  expect(coloursOf(drawing("missing-deck")).size).toBeLessThanOrEqual(34);
  expect(coloursOf(drawing("ddos-wall")).size).toBeLessThanOrEqual(34);
  expect(coloursOf(drawing("island")).size).toBeLessThanOrEqual(84);
});

test("the stairs have only colours of the blocks", () => {
  const known = new Set(namesOf("block").flatMap((name) => [...coloursOf(drawing(name))]));
  expect([...coloursOf(drawing("stairs"))].filter((colour) => !known.has(colour))).toEqual([]);
});

test("all blocks have the same view box", () => {
  expect(new Set(namesOf("block").map((name) => drawing(name).viewBox)).size).toBe(1);
});

test("a voxel is the same size in all props but the processor, which is wider", () => {
  const { "prop-hardware": hardware, ...others } = Object.fromEntries(
    namesOf("prop").map((name) => [name, viewBoxOf(drawing(name)).width]),
  );
  expect(new Set(Object.values(others)).size).toBe(1);
  expect(hardware).toBeGreaterThan(Math.max(...Object.values(others)));
});

test("all regions have the same scale and upper edge, and so do all heads", () => {
  for (const kind of ["region", "head"]) {
    const frames = namesOf(kind).map((name) => viewBoxOf(drawing(name)));
    expect(new Set(frames.map(({ left, top, width }) => `${left} ${top} ${width}`)).size).toBe(1);
  }
});

test("an svg file has the view box, width and height", () => {
  const file = svgFile({ viewBox: "0 0 2 1", width: 400, height: 200, body: "<path/>" });
  expect(file).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" width="400" height="200"><path/></svg>',
  );
});

test.each(namesOf("block"))("%s is less than 1.2 KB compressed", (name) => {
  expect(compressedSize(name)).toBeLessThan(1200);
});

test.each([
  ["island", 5000],
  ["stairs", 3000],
  ["ddos-wall", 2000],
  ["missing-deck", 2000],
  ["sunrise", 1000],
] as const)("%s is less than %i bytes compressed", (name, limit) => {
  expect(compressedSize(name)).toBeLessThan(limit);
});

test.each([...namesOf("prop"), ...namesOf("region"), ...namesOf("head")])(
  "%s is less than 1.2 KB compressed",
  (name) => {
    expect(compressedSize(name)).toBeLessThan(1200);
  },
);
