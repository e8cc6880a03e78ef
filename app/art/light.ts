/** One light for all drawings: the top is bright, the left side half lit, the right side in shadow. */
import { type LinearRgb, underLight } from "./colour";
import { type Face, type Point, type Shade, VoxelModel } from "./voxel";

/** A model of which some voxels shine by themselves and are hardly darker on their sides. */
export class GlowingModel extends VoxelModel {
  readonly #glowing = new Set<string>();

  glow(at: Point, colour: `#${string}`): this {
    this.#glowing.add(at.join());
    return this.set(at, colour);
  }

  isGlowing(at: Point): boolean {
    return this.#glowing.has(at.join());
  }
}

/** Blocks are shown large and one by one; a trace of warmth and cold on their sides keeps them apart. */
const studio: Record<Face, LinearRgb> = {
  top: [1, 1, 1],
  left: tinted(0.66),
  right: tinted(0.42),
};

const daylight: Record<Face, number> = { top: 1, left: 0.62, right: 0.38 };
const ownGlow: Record<Face, number> = { top: 1, left: 0.9, right: 0.78 };

export const studioLight: Shade = ({ colour }, face) => underLight(colour, studio[face]);

export function propLight(model: GlowingModel): Shade {
  return ({ at, colour }, face) => {
    const strength = (model.isGlowing(at) ? ownGlow : daylight)[face];
    return underLight(colour, [strength, strength, strength]);
  };
}

function tinted(strength: number): LinearRgb {
  return [strength, strength * 0.97, strength * 1.02];
}
