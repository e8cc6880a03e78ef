import { studioLight } from "../engine/light";
import type { Triangle } from "../engine/outline";
import {
  type Bounds,
  type Facet,
  type Rendering,
  reduceColours,
  traceFacets,
  visibleFacets,
} from "../engine/voxel";
import { type BlockName, blockModels, blockSize } from "./blocks";

/** The ten blocks as stairs that rise to the left, from the bottom row up. */
const rows: readonly (readonly BlockName[])[] = [
  ["obsidian", "netherite", "emerald", "diamond"],
  ["iron", "coal", "gold"],
  ["stone", "wood"],
  ["grass"],
];

export const stairsFrame: Bounds = { left: -8, top: -64, right: 32, bottom: 40 };

/**
 * One rendering per block, from back to front. Each block has the colours of its own drawing. Facets that a nearer
 * block covers get the main colour of the block, so that they need no path.
 */
export function renderStairs(blockColours: number): Rendering[] {
  const covered = new Set<string>();
  const frontToBack = backToFront().toReversed();
  const renderings = frontToBack.map(({ name, column, row }) => {
    const facets = reduceColours(visibleFacets(blockModels[name](), studioLight), blockColours);
    const mainColour = traceFacets(facets)[0]?.colour;
    const placed = facets.map((facet): Facet => {
      const moved = { ...facet, column: facet.column + column, row: facet.row + row };
      return mainColour && covered.has(placeOf(moved)) ? { ...moved, colour: mainColour } : moved;
    });
    for (const facet of placed) covered.add(placeOf(facet));
    return traceFacets(placed);
  });
  return renderings.toReversed();
}

function placeOf({ column, row }: Triangle): string {
  return `${column},${row}`;
}

/** One step to the right is one block along x; one row up is one block along z. */
function backToFront(): { name: BlockName; column: number; row: number }[] {
  const blocks = rows.flatMap((names, height) => {
    return names.map((name, step) => ({
      name,
      column: blockSize * step,
      row: blockSize * step - 2 * blockSize * height,
      nearness: step + height,
    }));
  });
  return blocks.sort((a, b) => a.nearness - b.nearness);
}
