import type { Colour } from "../../engine/colour";
import { places } from "../../engine/pattern";
import type { Point } from "../../engine/voxel";
import { materials } from "../materials";
import { octagon } from "../octagon";
import type { PlaceModel } from "./place-model";

const steam = { near: "#efe6d6", far: "#cfc3b0" } as const;
const height = 7;

/** An eight-sided cup with a handle at the right, tea and steam; `at` is the middle of its foot. */
export function placeTeaCup(model: PlaceModel, at: Point) {
  const [x, y, z] = at;
  for (let k = 0; k < height; k++) {
    const size = k === 0 ? { reach: 3, corner: 4 } : { reach: 4, corner: 6 };
    layOctagon(model, [x, y, z + k], { ...size, colour: cupColour(k), hollow: k === height - 1 });
  }
  const surface = z + height - 2;
  layOctagon(model, [x, y, surface], { reach: 3, corner: 5, colour: "#a9602f" });
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

function layOctagon(model: PlaceModel, [x, y, z]: Point, layer: Parameters<typeof octagon>[0]) {
  const { reach } = layer;
  model.litBox([x - reach, y - reach, z], [2 * reach + 1, 2 * reach + 1, 1], octagon(layer));
}
