import type { Colour } from "../../engine/colour";
import { places } from "../../engine/pattern";
import type { Point } from "../../engine/voxel";
import { plantTree, raiseRack, setTorch } from "../island-objects";
import { materials } from "../materials";
import { layGround } from "./ground";
import { benchFill, plantTuft, standPerson } from "./objects";
import { PlaceModel } from "./place-model";

export type TowerPlan = { ramGb: number; vcpus: number; storageGb: number; popular: boolean };

/** Lights in each row of the tower. */
export const rowLights = 10;
/** More plans would make the tower higher than the screen. */
export const mostUnits = 6;
/** Up to so many units have dark rows between the rows of lights. */
const mostTallUnits = 3;

/** Two shades for each row, so that its lights can be counted. */
const lightColours = {
  ramGb: [materials.lime, "#98cc34"],
  vcpus: [materials.cyan, "#4fc4c2"],
  storageGb: [materials.torch, "#dd8f1c"],
} as const;

const unlit = "#3a3129";
const course = "#5a5049";
const [left, back] = [5, 5];
const [width, depth] = [12, 10];

/** A tower at midnight with one unit per plan, whose rows of lights are its memory, cores and storage. */
export function vpsTower(plans: readonly TowerPlan[]): PlaceModel {
  const model = new PlaceModel("midnight");
  layGround(model, {
    width: 30,
    depth: 28,
    surfaceAt: (x, y) => {
      if (x >= 24 || y >= 22) return "paving";
      return x >= 10 && x < 13 && y > 16 ? "path" : "meadow";
    },
    paving: { size: 6, x: 0, y: 4 },
    rock: 6,
    seed: 5,
  });
  for (let y = 16; y < 28; y += 2) model.glow([11, y, -1], materials.torch);
  model.box([3, 3, 0], [16, 14, 1], "#6a6058").box([4, 4, 1], [14, 12, 1], materials.grille);
  const top = stackUnits(model, plans);
  buildRoof(model, top);
  leanLadder(model, top);
  model.lamp([11, 17, 3], 9).lamp([8, 16, 8], 6);
  placeWatch(model);
  return model;
}

/** How many of the lights of a row are lit: all of them for the largest figure of all plans, and at least one. */
export function litLights(figure: number, all: readonly number[]): number {
  return Math.max(1, Math.round((figure / Math.max(...all)) * rowLights));
}

/** The first plan is the highest unit. Returns the height at which the roof begins. */
function stackUnits(model: PlaceModel, plans: readonly TowerPlan[]): number {
  const shown = plans.slice(0, mostUnits);
  const rowPitch = shown.length > mostTallUnits ? 1 : 2;
  const unitHeight = 3 * rowPitch + 1;
  let z = 2;
  for (const plan of shown.toReversed()) {
    model.box([left, back, z], [width, depth, unitHeight], materials.casing);
    model.box([left + 1, back + depth - 1, z + 1], [width - 2, 1, unitHeight - 1], "#262019");
    for (const [row, figure] of (["storageGb", "vcpus", "ramGb"] as const).entries()) {
      const lights = litLights(
        plan[figure],
        plans.map((other) => other[figure]),
      );
      lightRow(model, z + 1 + row * rowPitch, lights, lightColours[figure]);
    }
    for (let k = 1; k < unitHeight - 1; k += 2) {
      model.box([left + width - 1, back + 2, z + k], [1, depth - 4, 1], materials.grille);
    }
    z += unitHeight;
    if (plan.popular) model.glowBox([left, back, z], [width, depth, 1], materials.torch);
    else model.box([left, back, z], [width, depth, 1], course);
    z++;
  }
  return Math.max(z, 3);
}

function lightRow(model: PlaceModel, z: number, lights: number, [even, odd]: readonly [Colour, Colour]) {
  for (let light = 0; light < rowLights; light++) {
    const at: Point = [left + 1 + light, back + depth - 1, z];
    if (light < lights) model.glow(at, light % 2 ? odd : even);
    else model.set(at, unlit);
  }
}

/** A fan, and a mast with a red light. */
function buildRoof(model: PlaceModel, z: number) {
  model.box([left, back, z - 1], [width, depth, 1], "#cbbda6");
  model.box([left + 2, back + 2, z], [6, 6, 1], materials.grille);
  model.box([left + 3, back + 3, z], [4, 4, 1], materials.soot);
  model.box([left + 3, back + 4, z], [4, 1, 1], course).box([left + 5, back + 3, z], [1, 4, 1], course);
  model.box([left + 10, back + 1, z], [1, 1, 7], materials.grille);
  model.glow([left + 10, back + 1, z + 7], materials.coral);
  model.box([left + 9, back + 1, z + 4], [3, 1, 1], materials.grille);
}

function leanLadder(model: PlaceModel, top: number) {
  const x = left + width;
  for (let z = 2; z < top - 1; z++) {
    model.set([x, back + 7, z], materials.post).set([x, back + 9, z], materials.post);
    if (z % 2) model.set([x, back + 8, z], materials.board);
  }
}

/** Somebody on a bench with a flask, a smaller rack, a tree and torches. */
function placeWatch(model: PlaceModel) {
  model.box([15, 19, 0], [7, 2, 2], benchFill(7));
  standPerson(model, { x: 16, y: 19, z: 1, shirt: materials.ember });
  model.box([16, 21, 0], [2, 1, 2], "#3b4a6b");
  model.set([20, 19, 2], materials.ember).set([20, 19, 3], materials.bone);
  setTorch(model, 23, 20);
  setTorch(model, 3, 19);
  setTorch(model, 20, 6, 10);
  raiseRack(model, { x: 20, y: 9, height: 9, seed: 2 });
  model.lamp([22, 14, 3], 7);
  plantTree(model, { x: 2, y: 21, trunk: 4, crown: 2, seed: 8 });
  for (const [x, y] of places([14, 18], [8, 21])) plantTuft(model, x, y);
  plantTuft(model, 7, 19, materials.torch);
  plantTuft(model, 21, 17, materials.bone);
  plantTuft(model, 19, 3, "#ff6b57");
}
