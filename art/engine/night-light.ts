/** The light of the island and the places: a dim sky, and lamps whose light decreases by one level per voxel, in five visible steps. */
import { type Colour, dimmed, type LinearRgb, underLight } from "./colour";
import { GlowingModel } from "./light";
import { cycle } from "./pattern";
import type { Face, Point, Shade } from "./voxel";

/** The light ends `reach` voxels from the lamp. */
type Lamp = { at: Point; reach: number };

/** A model with lamps, and with bright ore that gives no light to other voxels. */
export class NightModel extends GlowingModel {
  readonly #lamps: Lamp[] = [];
  readonly #shimmering = new Set<string>();

  /** Adds only the light; the lamp itself is a separate voxel. */
  lamp(at: Point, reach: number): this {
    this.#lamps.push({ at, reach });
    return this;
  }

  shimmer(at: Point, colour: Colour): this {
    this.#shimmering.add(at.join());
    return this.set(at, colour);
  }

  isShimmering(at: Point): boolean {
    return this.#shimmering.has(at.join());
  }

  /** The light level of the lamps at a point. */
  lampLevel([x, y, z]: Point): number {
    const levels = this.#lamps.map(({ at, reach }) => {
      return reach - Math.abs(at[0] - x) - Math.abs(at[1] - y) - Math.abs(at[2] - z);
    });
    return Math.max(0, ...levels);
  }
}

/** What the sky leaves of a colour, and the share of it that each face gets. */
export type Sky = { readonly light: LinearRgb; readonly on: Readonly<Record<Face, number>> };

const islandSky: Sky = { light: [0.5, 0.475, 0.49], on: { top: 1, left: 0.6, right: 0.34 } };
const lamplight: LinearRgb = [1.2, 0.72, 0.28];
const lamplightOn: Record<Face, number> = { top: 1, left: 0.8, right: 0.8 };
const lampSteps = [0, 0.14, 0.32, 0.58, 0.9] as const;
const levelsPerStep = 2.6;
const ownGlow: Record<Face, number> = { top: 1, left: 0.92, right: 0.8 };

/** `samplePoint` can return another point whose light level is used, so that a whole tile has the same level. */
export function nightLight(
  model: NightModel,
  samplePoint: (at: Point) => Point | undefined,
  sky: Sky = islandSky,
): Shade {
  return ({ at, colour }, face) => {
    if (model.isGlowing(at)) return dimmed(colour, ownGlow[face]);
    const level = model.lampLevel(samplePoint(at) ?? inFrontOf(at, face));
    const step = Math.min(lampSteps.length - 1, Math.ceil(level / levelsPerStep));
    const warm = cycle(lampSteps, step) * lamplightOn[face];
    const cool = sky.on[face] * (model.isShimmering(at) ? 1.5 : skyAtDepth(at));
    return underLight(colour, [
      sky.light[0] * cool + lamplight[0] * warm,
      sky.light[1] * cool + lamplight[1] * warm,
      sky.light[2] * cool + lamplight[2] * warm,
    ]);
  };
}

/** It gets darker with the depth below the deck. */
function skyAtDepth([, , z]: Point): number {
  return z < -1 ? Math.max(0.6, 1 + (z + 1) * 0.022) : 1;
}

function inFrontOf([x, y, z]: Point, face: Face): Point {
  if (face === "top") return [x, y, z + 1];
  return face === "left" ? [x, y + 1, z] : [x + 1, y, z];
}
