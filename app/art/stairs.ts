import { blockModels, blockSize, type Tier } from "./blocks";
import { studioLight } from "./light";
import { type Bounds, type Facet, type Rendering, reduceColours, traceFacets, visibleFacets } from "./voxel";

/** The ten blocks stacked as a staircase that climbs to the left; the bottom row first. */
const rows: readonly (readonly Tier[])[] = [
  ["obsidian", "netherite", "emerald", "diamond"],
  ["iron", "coal", "gold"],
  ["stone", "wood"],
  ["grass"],
];

export const stairsFrame: Bounds = { left: -8, top: -64, right: 32, bottom: 40 };

/**
 * Each block keeps the colours it has on its own. What another block hides is left out, which halves the
 * drawing compared with ten blocks painted over each other.
 */
export function renderStairs(blockColours: number): Rendering {
  const seen = new Map<string, Facet>();
  for (const { tier, column, row } of backToFront()) {
    const facets = reduceColours(visibleFacets(blockModels[tier](), studioLight), blockColours);
    for (const facet of facets) {
      const moved = { ...facet, column: facet.column + column, row: facet.row + row };
      seen.set(`${moved.column},${moved.row}`, moved);
    }
  }
  return traceFacets([...seen.values()]);
}

/** One step to the right is one block along x; one row up is one block along z. */
function backToFront(): { tier: Tier; column: number; row: number }[] {
  const blocks = rows.flatMap((tiers, height) => {
    return tiers.map((tier, step) => ({
      tier,
      column: blockSize * step,
      row: blockSize * step - 2 * blockSize * height,
      nearness: step + height,
    }));
  });
  return blocks.sort((a, b) => a.nearness - b.nearness);
}
