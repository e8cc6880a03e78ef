import type { Colour } from "../engine/colour";
import type { NightModel } from "../engine/night-light";
import { cycle, noise, pick, places } from "../engine/pattern";
import type { Point } from "../engine/voxel";
import { materials } from "./materials";

export const hair = "#2a1d14";
const clayRed = "#c4562a";
const stoolRed = "#8a3d22";
const tyre = "#14110f";
export const rickshawYellow = "#ffcb3d";
const rickshawGreen = "#37a050";
const glassware = "#d9cdb9";

export function raiseRacks(model: NightModel) {
  model.box([6, 6, 0], [21, 6, 1], "#6a6058");
  raiseRack(model, { x: 6, y: 7, height: 11, seed: 1 });
  raiseRack(model, { x: 13, y: 7, height: 14, seed: 2 });
  raiseRack(model, { x: 20, y: 7, height: 11, seed: 3 });
  for (const x of [8, 15, 22]) model.lamp([x, 12, 3], 7);
}

type RackPlace = { x: number; y: number; height: number; seed: number };

/** An off-white case, its dark front with LEDs to the left, vents on the right. */
export function raiseRack(model: NightModel, { x, y, height, seed }: RackPlace) {
  model.box([x, y, 0], [6, 4, height], materials.casing);
  for (let z = 1; z < height - 1; z++) {
    const unitRow = (z - 1) % 3;
    for (let i = 1; i < 5; i++) {
      model.set([x + i, y + 3, z], unitRow === 2 ? "#0e0c0b" : "#332d28");
      if (unitRow === 1) lightLed(model, [x + i, y + 3, z], i, seed);
    }
  }
  for (let z = 2; z < height - 1; z += 2) model.box([x + 5, y + 1, z], [1, 2, 1], materials.grille);
  model.box([x + 1, y + 1, height], [4, 2, 1], materials.grille);
}

/** The first LED of a unit is always green, the others are random. */
function lightLed(model: NightModel, at: Point, i: number, seed: number) {
  const colours = [materials.lime, materials.cyan, materials.cyan, materials.torch] as const;
  const z = at[2];
  if (i === 1) model.glow(at, materials.lime);
  else if (noise(z, i, seed, 4) > 0.5) model.glow(at, pick(colours, noise(z, i, seed, 6)));
}

/** A counter around two sides, a sloped striped awning, cups and two lamps. */
export function buildStall(model: NightModel) {
  const [x, y] = [22, 20];
  model.box([x, y, 0], [8, 6, 7], (i, j) => (i === 0 || j === 0 ? materials.board : undefined));
  model.box([x, y + 5, 0], [8, 1, 3], (i, _, k) => counter(k, i % 4 === 3));
  model.box([x + 7, y, 0], [1, 6, 3], (_, j, k) => counter(k, j % 3 === 2));
  for (const [i, j] of places([0, 5], [7, 5], [7, 0]))
    model.box([x + i, y + j, 0], [1, 1, 6], materials.post);
  for (let j = -1; j < 8; j++) {
    const z = 8 - Math.floor((j + 1) / 3);
    model.box([x - 1, y + j, z], [10, 1, 1], (i) => ((i >> 1) % 2 ? materials.bone : "#f0a02c"));
  }
  model.box([x + 2, y + 5, 3], [2, 1, 1], glassware).set([x + 2, y + 5, 4], materials.grille);
  model
    .set([x + 5, y + 5, 3], clayRed)
    .set([x + 7, y + 3, 3], clayRed)
    .set([x + 7, y + 1, 3], glassware);
  model.glow([x + 4, y + 3, 5], materials.lamplight).glow([x + 7, y + 2, 5], materials.lamplight);
  model.lamp([x + 4, y + 5, 3], 12).lamp([x + 8, y + 3, 3], 11);
}

function counter(height: number, isPost: boolean): Colour {
  if (height === 2) return materials.honeyOak;
  return isPost ? materials.post : materials.boardEdge;
}

/** Two people at the stall. */
export function seatRegulars(model: NightModel) {
  standPerson(model, 26, 28, materials.bone);
  standPerson(model, 20, 20, materials.ember);
}

export function standPerson(model: NightModel, x: number, y: number, shirt: Colour) {
  model.box([x, y, 0], [1, 2, 2], "#3b4a6b").box([x, y, 2], [1, 2, 2], shirt);
  model.box([x, y, 4], [1, 2, 1], "#b57f58").box([x, y, 5], [1, 2, 1], hair);
}

export function parkRickshaw(model: NightModel, x: number, y: number) {
  model.box([x, y, 1], [7, 3, 1], "#2f8a45").box([x, y, 2], [6, 3, 1], rickshawGreen);
  model.set([x, y + 2, 0], tyre).set([x + 1, y + 2, 0], tyre);
  model
    .set([x + 5, y + 2, 0], tyre)
    .set([x + 6, y + 1, 0], tyre)
    .set([x + 6, y + 2, 0], tyre);
  model.box([x, y, 3], [1, 3, 2], "#1c1815").box([x + 3, y + 2, 3], [1, 1, 2], rickshawYellow);
  model.box([x + 1, y + 1, 3], [2, 1, 1], "#6b2a1a").box([x + 5, y, 3], [1, 3, 2], "#9fd6d2");
  model.box([x, y, 5], [6, 3, 1], rickshawYellow);
  model.glow([x + 6, y + 1, 2], "#fff0c4").lamp([x + 8, y + 1, 1], 6);
}

export function plantTrees(model: NightModel) {
  plantTree(model, { x: 8, y: 16, trunk: 6, crown: 3, seed: 3 });
  plantTree(model, { x: 28, y: 13, trunk: 4, crown: 2, seed: 8 });
}

type Tree = { x: number; y: number; trunk: number; crown: number; seed: number };

/** The crown is an octagonal ball with gaps in its surface. */
export function plantTree(model: NightModel, { x, y, trunk, crown, seed }: Tree) {
  const leaves = [materials.deepLeaf, materials.leaf, "#437a35"] as const;
  const width = 2 * crown + 2;
  model.box([x, y, 0], [2, 2, trunk], materials.post);
  model.box([x - crown, y - crown, trunk - 1], [width, width, crown + 3], (column, row, k) => {
    const [i, j] = [column - crown, row - crown];
    const [dx, dy] = [Math.abs(i - 0.5), Math.abs(j - 0.5)];
    const fromMiddle = Math.max(dx, dy) + Math.min(dx, dy) * 0.55 + Math.abs(k - 1) * 0.8;
    const bite = noise(i >> 1, j >> 1, k, seed) > 0.6 ? 1 : 0;
    if (fromMiddle > crown + 1 - bite) return undefined;
    return pick(leaves, noise((i + 9) >> 1, (j + 9) >> 1, k >> 1, seed + 1));
  });
}

/** Tufts, flowers, a chest and two stools. */
export function scatterSmallThings(model: NightModel) {
  const tufts = places([13, 14], [24, 15], [13, 18], [7, 13], [29, 28], [19, 16], [8, 29], [28, 18]);
  scatterTufts(model, tufts);
  model.box([20, 13, 0], [3, 2, 2], (_i, _j, k) => (k ? materials.boardEdge : materials.board));
  model.set([21, 14, 1], materials.brass);
  model.set([20, 25, 0], stoolRed).set([23, 28, 0], stoolRed);
}

/** Every second tuft has a flower. */
export function scatterTufts(model: NightModel, tufts: readonly (readonly [x: number, y: number])[]) {
  const petals = [materials.torch, materials.bone, "#ff6b57"] as const;
  for (const [index, [x, y]] of tufts.entries()) {
    model.set([x, y, 0], materials.sprout);
    if (index % 2) model.set([x, y, 1], cycle(petals, index));
  }
}

export function setTorches(model: NightModel) {
  for (const [x, y] of places([18, 14], [13, 20], [13, 28], [26, 16])) setTorch(model, x, y);
}

export function setTorch(model: NightModel, x: number, y: number, reach = 11) {
  model.box([x, y, 0], [1, 1, 2], materials.post).glow([x, y, 2], materials.torch).lamp([x, y, 2], reach);
}
