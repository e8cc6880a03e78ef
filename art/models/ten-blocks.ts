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

/** A block and the place of its upper corner on the lattice. */
type PlacedBlock = { name: BlockName; column: number; row: number };

/** A drawing of blocks, from back to front, and its frame. */
export type Arrangement = { blocks: readonly PlacedBlock[]; frame: Bounds };

export const stairs: Arrangement = {
  blocks: stairBlocks(),
  frame: { left: -8, top: -64, right: 32, bottom: 40 },
};

export const ground: Arrangement = {
  blocks: groundBlocks(),
  frame: { left: -8, top: -20, right: 80, bottom: 24 },
};

/**
 * One rendering per block, from back to front. Each block has the colours of its own drawing. Facets that a nearer
 * block covers get the main colour of the block, so that they need no path.
 */
export function renderBlocks({ blocks }: Arrangement, blockColours: number): Rendering[] {
  const covered = new Set<string>();
  const renderings = blocks.toReversed().map(({ name, column, row }) => {
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

/**
 * Stairs that rise to the left: one step to the right is one block along x, one row up is one block along z.
 */
function stairBlocks(): PlacedBlock[] {
  const rows: readonly (readonly BlockName[])[] = [
    ["obsidian", "netherite", "emerald", "diamond"],
    ["iron", "coal", "gold"],
    ["stone", "wood"],
    ["grass"],
  ];
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

/** Two rows side by side on the ground, the nearer one half a block to the right. */
function groundBlocks(): PlacedBlock[] {
  const rows: readonly (readonly BlockName[])[] = [
    ["grass", "wood", "stone", "coal", "iron"],
    ["gold", "diamond", "emerald", "netherite", "obsidian"],
  ];
  return rows.flatMap((names, nearness) =>
    names.map((name, step) => ({
      name,
      column: blockSize * (2 * step + nearness),
      row: blockSize * nearness,
    })),
  );
}
