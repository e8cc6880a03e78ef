/** The light of all drawings but the island: bright on top, darker on the left, darkest on the right. */
import { dimmed, type LinearRgb, underLight } from "./colour";
import { type Face, type Point, type Shade, VoxelModel } from "./voxel";

/** A model with glowing voxels, whose sides are nearly as bright as their top. */
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

/** Slightly tinted sides, for blocks: they are shown large. */
const studio: Record<Face, LinearRgb> = {
  top: [1, 1, 1],
  left: tinted(0.66),
  right: tinted(0.42),
};

const daylight: Record<Face, number> = { top: 1, left: 0.62, right: 0.38 };
const ownGlow: Record<Face, number> = { top: 1, left: 0.9, right: 0.78 };

export const studioLight: Shade = ({ colour }, face) => underLight(colour, studio[face]);

export function propLight(model: GlowingModel): Shade {
  return ({ at, colour }, face) => dimmed(colour, (model.isGlowing(at) ? ownGlow : daylight)[face]);
}

function tinted(strength: number): LinearRgb {
  return [strength, strength * 0.97, strength * 1.02];
}
