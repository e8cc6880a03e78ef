import type { Colour } from "../engine/colour";
import type { NightModel } from "../engine/night-light";
import { noise, pick } from "../engine/pattern";
import type { Point } from "../engine/voxel";
import { ringPlots } from "./mark";
import { gravel, materials } from "./materials";

/** The deck is 6 × 6 plots of 6 × 6 voxels. */
const plotSize = 6;
const deckSize = 6 * plotSize;
const surface = -1;

/** Ore is brighter than the rock from this depth on. */
const shimmerDepth = 8;

type Stratum = {
  /** The depth in voxels at which the next stratum begins. */
  until: number;
  rock: Colour;
  ore: Colour;
  /** How much of the stratum is ore. */
  oreShare: number;
};

const obsidian: Stratum = { until: Number.POSITIVE_INFINITY, rock: "#251d31", ore: "#6d58a0", oreShare: 0.2 };

/** One stratum for each of the ten plans, grass to obsidian. */
const strata: readonly Stratum[] = [
  { until: 2, rock: "#7a5535", ore: "#694727", oreShare: 0.45 },
  { until: 3, rock: materials.oak, ore: "#b98548", oreShare: 0.4 },
  { until: 5, rock: "#8d887f", ore: "#79746c", oreShare: 0.4 },
  { until: 6, rock: "#5c5854", ore: "#262322", oreShare: 0.45 },
  { until: 8, rock: "#7a746c", ore: "#d8ccbf", oreShare: 0.22 },
  { until: 9, rock: "#6b655e", ore: materials.brass, oreShare: 0.26 },
  { until: 11, rock: "#49524f", ore: "#5fdcd6", oreShare: 0.22 },
  { until: 12, rock: "#3a463d", ore: "#2fc768", oreShare: 0.28 },
  { until: 14, rock: "#352c2d", ore: "#ff8a3c", oreShare: 0.16 },
  obsidian,
];

/** Twenty paved plots around a meadow. */
export function layDeck(model: NightModel) {
  model.box([0, 0, surface], [deckSize, deckSize, 1], (x, y) => {
    if (!isRim(x, y)) return meadowColour(x, y, 5);
    return isJoint(x, y) ? materials.joint : materials.paving;
  });
}

export function meadowColour(x: number, y: number, seed: number): Colour {
  const meadow = ["#6f9b3a", "#6f9b3a", "#7fab45", "#628b32"] as const;
  return pick(meadow, noise(x >> 1, y >> 1, 0, seed));
}

/** Columns of rock under the two front edges, hanging lower towards the front corner. */
export function hangStrata(model: NightModel) {
  for (let x = 0; x < deckSize; x++) {
    for (let y = 0; y < deckSize; y++) {
      const fromEdge = Math.min(deckSize - 1 - x, deckSize - 1 - y);
      if (fromEdge <= 10) hangColumn(model, x, y, columnDepth(x, y, fromEdge));
    }
  }
}

function columnDepth(x: number, y: number, fromEdge: number): number {
  const towardsFront = Math.min(x, y) / deckSize;
  const roughness = (noise(x >> 1, y >> 1, 1, 9) - 0.5) * 4.4 * (0.35 + towardsFront);
  const depth = Math.round(3 + towardsFront * 9.5 + fromEdge * 0.75 * towardsFront + roughness);
  return Math.max(2, depth);
}

/** One column of rock below the surface. */
export function hangColumn(model: NightModel, x: number, y: number, columnDepth: number) {
  for (let depth = 0; depth < columnDepth; depth++) {
    const at: Point = [x, y, surface - 1 - depth];
    const { rock, ore, oreShare } = strata.find(({ until }) => depth < until) ?? obsidian;
    const isOre = noise(x, y, depth, 17) < oreShare;
    if (isOre && depth >= shimmerDepth) model.shimmer(at, ore);
    else model.set(at, isOre ? ore : rock);
  }
}

/** A path from the racks to the rickshaw with lights along its middle, and a branch to the stall. */
export function layPath(model: NightModel) {
  model.box([15, 12, surface], [3, 18, 1], (i, j) =>
    i === 1 ? "#7d6c55" : pick(gravel, noise(i, 12 + j, 0, 3)),
  );
  for (let y = 12; y < 30; y += 2) model.glow([16, y, surface], materials.torch);
  model.box([18, 22, surface], [4, 3, 1], (i, j) => pick(gravel, noise(18 + i, j, 0, 3)));
}

/** A pond with a sandy edge, two ripples and a lily pad. */
export function digPond(model: NightModel) {
  model.box([6, 21, surface], [7, 7, 1], (i, j) => {
    const fromMiddle = Math.abs(i - 3) + Math.abs(j - 3);
    if (fromMiddle > 5) return undefined;
    return fromMiddle > 4 ? "#cdb47e" : materials.water;
  });
  model
    .box([8, 24, surface], [2, 1, 1], materials.ripple)
    .box([10, 23, surface], [2, 1, 1], materials.ripple);
  model.set([9, 26, surface], materials.leaf);
}

/** The point whose light level applies to the whole rim tile. */
export function tileCentre([x, y, z]: Point): Point | undefined {
  if (z !== surface || !isRim(x, y)) return undefined;
  return [plotOf(x) * plotSize + 3, plotOf(y) * plotSize + 3, surface + 1];
}

/** The index of the rim tile that a voxel belongs to; undefined for joints and the meadow. */
export function tileAt([x, y, z]: Point): number | undefined {
  if (z !== surface || isJoint(x, y)) return undefined;
  const tick = ringPlots.findIndex(([column, row]) => column === plotOf(x) && row === plotOf(y));
  return tick < 0 ? undefined : tick;
}

function plotOf(position: number): number {
  return Math.floor(position / plotSize);
}

function isRim(x: number, y: number): boolean {
  return [plotOf(x), plotOf(y)].some((plot) => plot === 0 || plot === 5);
}

function isJoint(x: number, y: number): boolean {
  return x % plotSize === 0 || y % plotSize === 0;
}
