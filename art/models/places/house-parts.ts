import type { Colour } from "../../engine/colour";
import { places } from "../../engine/pattern";
import type { Point } from "../../engine/voxel";
import { materials } from "../materials";
import type { PlaceModel } from "./place-model";

export type House = {
  width: number;
  /** The lower left corner of each window, which is two wide and two high, from the corner of the house. */
  windows: readonly Point[];
  build: (model: PlaceModel, x: number, y: number) => void;
};

/** How far the front of a house is from its back. */
export const depth = 8;
export const front = depth - 1;

/** Three on each of the three floors above a shop. */
export const windowsAboveShop = [6, 11, 16].flatMap((z) =>
  places([1, front, z], [4, front, z], [8, front, z]),
);

/** A door with a handle and a step. */
export function placeDoor(model: PlaceModel, x: number, y: number, colour: Colour) {
  model.box([x, y + front, 1], [2, 1, 4], colour).set([x + 1, y + front, 2], materials.brass);
  model.box([x, y + depth, 0], [2, 2, 1], materials.paleStone);
}
