import type { Colour } from "../../engine/colour";
import type { GlowingModel } from "../../engine/light";
import type { Point } from "../../engine/voxel";
import { hair } from "../island-objects";
import { materials } from "../materials";
import type { PlaceModel } from "./place-model";

export const trousers = "#3b4a6b";
const skin = "#b57f58";

/** A bunch of grass, with a flower of this colour. */
export function plantTuft(model: PlaceModel, x: number, y: number, flower?: Colour) {
  model.set([x, y, 0], materials.sprout);
  if (flower) model.set([x, y, 1], flower);
}

type LampPost = { x: number; y: number; height: number; reach: number };

/** The lamp hangs in front of the post. */
export function placeLampPost(model: PlaceModel, { x, y, height, reach }: LampPost) {
  const iron = "#4a3f36";
  model.box([x, y, 0], [1, 1, height], iron).set([x, y + 1, height - 1], iron);
  model.glow([x, y + 1, height - 2], materials.lamplight).lamp([x, y + 1, height - 3], reach);
}

type Person = { x: number; y: number; z?: number; shirt: Colour; hair?: Colour };

/** Two wide and six tall. */
export function standPerson(model: PlaceModel, { x, y, z = 0, shirt, hair: hairColour = hair }: Person) {
  model.box([x, y, z], [2, 2, 2], trousers).box([x, y, z + 2], [2, 2, 2], shirt);
  model.box([x, y, z + 4], [2, 2, 1], skin).box([x, y, z + 5], [2, 2, 1], hairColour);
}

type LargePerson = { at: Point; shirt: Colour; hair?: Colour; seated?: boolean };

/** Three wide and eight tall, seen from behind; somebody who is seated has no legs to show. */
export function placePersonFromBehind(
  model: PlaceModel,
  { at: [x, y, z], shirt, hair: hairColour = hair, seated = false }: LargePerson,
) {
  if (!seated) model.box([x, y, z], [3, 2, 2], trousers);
  const waist = seated ? z : z + 2;
  model.box([x, y, waist], [3, 2, 3], shirt);
  model.box([x, y, waist + 3], [3, 2, 3], (_i, _j, k) => (k === 0 ? skin : hairColour));
}

/** Pixels on a surface that faces left: rows from the top, `#` for a lit one. */
export function glowPixels(
  model: GlowingModel,
  [x, y, z]: Point,
  rows: readonly string[],
  colourOf: (row: number) => Colour,
) {
  for (const [row, text] of rows.entries()) {
    for (const [column, pixel] of [...text].entries()) {
      if (pixel === "#") model.glow([x + column, y, z + rows.length - 1 - row], colourOf(row));
    }
  }
}

/** A bench of this length: a seat, and legs at both ends. */
export function benchFill(length: number): (i: number, j: number, k: number) => Colour | undefined {
  return (i, _, k) => {
    if (k === 1) return materials.board;
    return i % (length - 1) === 0 ? materials.post : undefined;
  };
}
