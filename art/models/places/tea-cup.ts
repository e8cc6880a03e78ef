import type { Colour } from "../../engine/colour";
import { places } from "../../engine/pattern";
import type { Point } from "../../engine/voxel";
import { materials } from "../materials";
import type { PlaceModel } from "./place-model";

const steam = { near: "#efe6d6", far: "#cfc3b0" } as const;
const height = 7;

/** An eight-sided cup with a handle at the right, tea and steam; `at` is the middle of its foot. */
export function placeTeaCup(model: PlaceModel, at: Point) {
  const [x, y, z] = at;
  for (let k = 0; k < height; k++) {
    const size = k === 0 ? footSize : wallSize;
    layOctagon(model, [x, y, z + k], size, cupColour(k), k === height - 1);
  }
  const surface = z + height - 2;
  layOctagon(model, [x, y, surface], { reach: 3, corner: 5 }, "#a9602f");
  for (const [i, j] of places([-1, -1], [0, -1], [-1, 0])) model.lit([x + i, y + j, surface], "#d99a5e");
  model.litBox([x + 5, y - 1, surface], [3, 2, 1], materials.bone);
  model.litBox([x + 7, y - 1, z + 1], [1, 2, height - 2], materials.bone);
  model.litBox([x + 5, y - 1, z + 1], [3, 2, 1], materials.bone);
  const clouds = [
    ...places([-1, -1, 1], [-1, -1, 2], [-2, -1, 3], [-2, -1, 4], [-1, -1, 5]),
    ...places([2, 1, 2], [2, 1, 3], [3, 1, 4]),
  ];
  for (const [i, j, k] of clouds) model.glow([x + i, y + j, z + height + k], k > 3 ? steam.far : steam.near);
}

function cupColour(k: number): Colour {
  if (k === 0) return "#cbbda6";
  return k === height - 3 ? "#f0a02c" : materials.bone;
}

/** The distance of the sides from the middle, and the largest sum of both distances, which cuts the corners. */
type Octagon = { reach: number; corner: number };

const footSize: Octagon = { reach: 3, corner: 4 };
const wallSize: Octagon = { reach: 4, corner: 6 };

function layOctagon(model: PlaceModel, [x, y, z]: Point, size: Octagon, colour: Colour, hollow = false) {
  const { reach, corner } = size;
  for (let i = -reach; i <= reach; i++) {
    for (let j = -reach; j <= reach; j++) {
      const [dx, dy] = [Math.abs(i), Math.abs(j)];
      const inside = dx < reach && dy < reach && dx + dy < corner;
      if (dx + dy <= corner && !(hollow && inside)) model.lit([x + i, y + j, z], colour);
    }
  }
}
