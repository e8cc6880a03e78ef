import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { alignRows, type Block } from "./align-rows";
import { groupRegions, type Region } from "./group-regions";
import { markChanges, readPictures } from "./picture-page";
import type { Picture, Pictures } from "./take-pictures";

export type Size = { width: number; height: number };

/** Two pictures of the same state that differ. Files are named relative to the report. */
export type Changed = {
  kind: "changed";
  name: string;
  files: { before: string; after: string; difference: string };
  sizes: { before: Size; after: Size };
  /** In pixels of the picture after. */
  regions: readonly Region[];
  blocks: readonly Block[];
};

/** A state that only one side has, its picture from top to bottom, and why the other side has none. */
export type OneSided = { kind: "new" | "gone"; name: string; files: readonly string[]; missing: string };

/** A state that neither side has. */
type Unreachable = { kind: "unreachable"; name: string; missing: string };

export type Finding = Changed | OneSided | Unreachable;

/** The channels of a pixel may be this far from what they were, of 255, and nobody sees it. */
const tolerance = 8;
const cell = 16;
const noPage = { missing: "no such page" };

/** Compares pictures of the same name, and writes those that differ into a folder. */
export async function comparePictures(
  page: Page,
  before: Pictures,
  after: Pictures,
  folder: string,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const name of new Set([...after.keys(), ...before.keys()])) {
    const finding = await compare(page, name, before.get(name) ?? noPage, after.get(name) ?? noPage, folder);
    if (finding) findings.push(finding);
  }
  return findings;
}

async function compare(
  page: Page,
  name: string,
  before: Picture,
  after: Picture,
  folder: string,
): Promise<Finding | undefined> {
  const write = (suffix: string, png: Buffer) => {
    const file = `${fileNameOf(name)}-${suffix}.png`;
    writeFileSync(join(folder, file), png);
    return file;
  };
  const writeSlices = (slices: readonly Buffer[]) =>
    slices.map((slice, index) => write(String(index + 1), slice));

  if ("missing" in after) {
    const { missing } = after;
    if ("missing" in before) return { kind: "unreachable", name, missing };
    return { kind: "gone", name, missing, files: writeSlices(before.slices) };
  }
  if ("missing" in before) {
    return { kind: "new", name, missing: before.missing, files: writeSlices(after.slices) };
  }

  // Most are the same file, byte by byte.
  if (Buffer.concat([...before.slices]).equals(Buffer.concat([...after.slices]))) return undefined;
  const sizes = await page.evaluate(readPictures, {
    before: base64(before.slices),
    after: base64(after.slices),
  });
  const blocks = alignRows(sizes.before.rows, sizes.after.rows);
  const marked = await page.evaluate(markChanges, { blocks, tolerance, cell });
  if (!marked) return undefined;
  const { pngs, cells } = marked;
  return {
    kind: "changed",
    name,
    files: {
      before: write("before", Buffer.from(pngs.before, "base64")),
      after: write("after", Buffer.from(pngs.after, "base64")),
      difference: write("difference", Buffer.from(pngs.difference, "base64")),
    },
    sizes: { before: sizeOf(sizes.before), after: sizeOf(sizes.after) },
    regions: groupRegions(cells),
    blocks,
  };
}

function base64(slices: readonly Buffer[]): string[] {
  return slices.map((slice) => slice.toString("base64"));
}

function sizeOf({ width, height }: Size): Size {
  return { width, height };
}

function fileNameOf(name: string): string {
  const words = name.replaceAll("/", " ").match(/\w+/g) ?? [];
  return (name.startsWith("/ ") ? ["home", ...words] : words).join("-");
}
