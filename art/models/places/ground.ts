import { noise, pick } from "../../engine/pattern";
import { hangColumn, meadowColour } from "../island-ground";
import { gravel, materials } from "../materials";
import type { PlaceModel } from "./place-model";

export type Surface = "meadow" | "path" | "paving";

export type Ground = {
  width: number;
  depth: number;
  surfaceAt: (x: number, y: number) => Surface;
  /** The size of a paving tile, and where one of them begins. */
  paving?: { size: number; x: number; y: number };
  /** How far the rock hangs below the front corner, in voxels. */
  rock: number;
  seed: number;
  /** Where its rear corner is. */
  origin?: readonly [x: number, y: number];
};

const surface = -1;

/** A floating piece of the island's ground. */
export function layGround(model: PlaceModel, ground: Ground) {
  const { width, depth, origin: [left, back] = [0, 0] } = ground;
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < depth; y++) {
      layVoxel(model, ground, x, y);
      const fromEdge = Math.min(width - 1 - x, depth - 1 - y);
      if (fromEdge <= 9) hangColumn(model, left + x, back + y, rockDepth(ground, x, y, fromEdge));
    }
  }
}

function layVoxel(model: PlaceModel, ground: Ground, fromLeft: number, fromBack: number) {
  const { surfaceAt, paving, seed, origin: [left, back] = [0, 0] } = ground;
  const [x, y] = [left + fromLeft, back + fromBack];
  const kind = surfaceAt(x, y);
  if (kind === "meadow") model.set([x, y, surface], meadowColour(x, y, seed));
  if (kind === "path") model.set([x, y, surface], pick(gravel, noise(x, y, 0, 3)));
  if (kind !== "paving" || !paving) return;
  const { size } = paving;
  const [i, j] = [modulo(x - paving.x, size), modulo(y - paving.y, size)];
  const colour = i === 0 || j === 0 ? materials.joint : materials.paving;
  const middle = Math.floor(size / 2);
  model.pave([x, y, surface], colour, [x - i + middle, y - j + middle, surface + 1]);
}

function rockDepth({ width, depth, rock, seed }: Ground, x: number, y: number, fromEdge: number): number {
  const towardsFront = Math.min(x / width, y / depth);
  const roughness = (noise(x >> 1, y >> 1, 1, 9 + seed) - 0.5) * 4 * (0.35 + towardsFront);
  return Math.max(2, Math.round(3 + towardsFront * rock + fromEdge * 0.7 * towardsFront + roughness));
}

function modulo(value: number, size: number): number {
  return ((value % size) + size) % size;
}
