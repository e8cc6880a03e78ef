import { places } from "../../engine/pattern";
import { plantTree, rickshawYellow, setTorch } from "../island-objects";
import { materials } from "../materials";
import { type Flag, type FlagPartner, flagOf } from "./flags";
import { layGround } from "./ground";
import { plantTuft, standPerson } from "./objects";
import { PlaceModel } from "./place-model";

const plot = 30;
const poleHeight = 20;

/** Where the poles are: five across the plot, three in front of them, four behind. */
const poles = [
  ...places([1, 27], [7, 21], [13, 15], [19, 9], [25, 3]),
  ...places([20, 20], [13, 27], [27, 13]),
  ...places([1, 15], [6, 10], [11, 5], [16, 0]),
];
const firstInFront = 5;
const firstBehind = 8;

export const mostFlags = poles.length;

/** A flag for each of the first partners at five in the morning. */
export function partnerFlags(partners: readonly FlagPartner[]): PlaceModel {
  const model = new PlaceModel("five-am");
  layGround(model, {
    width: plot,
    depth: plot,
    surfaceAt: (x, y) => {
      if (x >= 24 || y >= 24) return "paving";
      return Math.abs(x - y) <= 2 && x > 14 ? "path" : "meadow";
    },
    paving: { size: 6, x: 0, y: 0 },
    rock: 6,
    seed: 13,
  });
  const shown = partners.slice(0, mostFlags);
  // A few are in the middle.
  const first = Math.max(0, Math.floor((firstInFront - shown.length) / 2));
  for (const [index, partner] of shown.entries()) {
    raiseFlag(model, poles[first + index] ?? [0, 0], flagOf(partner));
  }
  if (shown.length <= firstInFront) placeFreePlinth(model);
  setTorch(model, 23, 17, 10);
  setTorch(model, 17, 24, 9);
  standPerson(model, { x: 26, y: 15, shirt: rickshawYellow });
  standPerson(model, { x: 14, y: 9, shirt: materials.water, hair: "#4b3322" });
  standPerson(model, { x: 11, y: 20, shirt: materials.ember });
  if (shown.length <= firstBehind) plantTrees(model);
  plantTuft(model, 8, 8, materials.torch);
  plantTuft(model, 5, 20, materials.bone);
  for (const [x, y] of places([15, 11], [20, 12], [12, 21])) plantTuft(model, x, y);
  return model;
}

/** A pole on a plinth; the end of the flag hangs one voxel lower. A fold is two columns wide. */
function raiseFlag(model: PlaceModel, [x, y]: readonly [number, number], flag: Flag) {
  model.box([x - 1, y - 1, 0], [3, 3, 2], (_i, _j, k) => (k ? "#cbbda6" : materials.grille));
  model.box([x, y, 2], [1, 1, poleHeight], materials.casing);
  model.glow([x, y, poleHeight + 2], materials.lamplight);
  for (const [row, pixels] of flag.rows.entries()) {
    for (const [column, pixel] of [...pixels].entries()) {
      const z = poleHeight - row - (column > 5 ? 1 : 0);
      model.cloth([x + 1 + column, y, z], colourOf(flag, pixel), column >> 1);
    }
  }
  model.lamp([x + 1, y + 2, 1], 6);
}

function colourOf({ field, main, second }: Flag, pixel: string) {
  if (pixel === "#") return main;
  return pixel === "+" ? second : field;
}

/** For the next partner: a plinth in the light, and its pole on the ground. */
function placeFreePlinth(model: PlaceModel) {
  model.box([19, 19, 0], [3, 3, 2], (_i, _j, k) => (k ? "#efe3cf" : materials.grille));
  model.set([20, 20, 1], materials.soot).lamp([21, 22, 2], 8);
  model.box([13, 23, 0], [9, 1, 1], materials.casing);
}

function plantTrees(model: PlaceModel) {
  plantTree(model, { x: 4, y: 4, trunk: 5, crown: 2, seed: 3 });
  plantTree(model, { x: 13, y: 1, trunk: 4, crown: 1, seed: 8 });
  plantTree(model, { x: 1, y: 12, trunk: 4, crown: 1, seed: 5 });
}
