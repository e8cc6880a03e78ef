import type { Colour } from "../colour";
import { hair } from "../island-objects";
import { materials } from "../materials";
import type { PlaceModel } from "./place-model";

const trousers = "#3b4a6b";
const skin = "#b57f58";

/** A bunch of grass, with a flower of this colour. */
export function plantTuft(model: PlaceModel, x: number, y: number, flower?: Colour) {
  model.set([x, y, 0], materials.sprout);
  if (flower) model.set([x, y, 1], flower);
}

type Person = { x: number; y: number; z?: number; shirt: Colour; hair?: Colour };

/** Two wide and six tall. */
export function standPerson(model: PlaceModel, { x, y, z = 0, shirt, hair: hairColour = hair }: Person) {
  model.box([x, y, z], [2, 2, 2], trousers).box([x, y, z + 2], [2, 2, 2], shirt);
  model.box([x, y, z + 4], [2, 2, 1], skin).box([x, y, z + 5], [2, 2, 1], hairColour);
}

/** Whether a voxel belongs to the legs of a bench that is so long: its first and last column. */
export function benchFill(length: number): (i: number, j: number, k: number) => Colour | undefined {
  return (i, _, k) => {
    if (k === 1) return materials.board;
    return i % (length - 1) === 0 ? materials.post : undefined;
  };
}
