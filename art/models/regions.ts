import type { Colour } from "../engine/colour";
import { GlowingModel } from "../engine/light";
import { noise, pick, places } from "../engine/pattern";
import { materials, soil, turf } from "./materials";

/** One landmark for each of the three regions. */
export const regionModels = {
  "north-america": northAmerica,
  europe,
  "asia-pacific": asiaPacific,
} as const;

export type RegionName = keyof typeof regionModels;

const groundSize = 14;

/** Stepped towers by the water. */
function northAmerica(): GlowingModel {
  const model = layGround(3);
  const brick = "#a0602f";
  pourWater(model, [0, 11], [14, 3]);
  raiseTower(model, [2, 2], 5, 12, materials.paleStone);
  raiseTower(model, [3, 3], 3, 16, "#c9bfae");
  model.box([4, 4, 16], [1, 1, 4], materials.grille).glow([4, 4, 20], materials.coral);
  raiseTower(model, [8, 1], 4, 8, brick);
  raiseTower(model, [9, 6], 4, 6, materials.grille);
  raiseTower(model, [2, 8], 3, 4, brick);
  return model;
}

/** A half-timbered house and a clock tower. */
function europe(): GlowingModel {
  const model = layGround(7);
  buildClockTower(model);
  buildTimberedHouse(model);
  plantSpruce(model, 3, 10);
  plantSpruce(model, 2, 7);
  return model;
}

/** A domed pavilion on a stepped plinth, and a palm. */
function asiaPacific(): GlowingModel {
  const model = layGround(5);
  const [sandstone, marble] = ["#e6b98a", "#f0e3cd"] as const;
  const corners = places([3, 3], [8, 3], [3, 8], [8, 8]);
  model.box([1, 1, 0], [10, 10, 1], "#c08a5a").box([2, 2, 1], [8, 8, 1], "#d39b68");
  for (const [x, y] of corners) model.box([x, y, 2], [1, 1, 5], sandstone);
  model.box([5, 5, 2], [2, 2, 2], materials.casing);
  model.glow([5, 6, 3], materials.torch).glow([6, 6, 3], materials.torch).glow([6, 5, 3], materials.torch);
  model.box([2, 2, 7], [8, 8, 1], "#c9573a").box([3, 3, 8], [6, 6, 1], sandstone);
  model
    .box([3, 3, 9], [6, 6, 2], marble)
    .box([4, 4, 11], [4, 4, 1], marble)
    .box([5, 5, 12], [2, 2, 1], marble);
  model.box([5, 5, 13], [1, 1, 2], materials.brass);
  for (const [x, y] of corners) model.remove([x, y, 9]).remove([x, y, 10]);
  plantPalm(model, 12, 6);
  pourWater(model, [2, 12], [10, 2]);
  model.set([4, 10, 1], materials.post);
  return model.glow([1, 10, 1], materials.torch).glow([10, 10, 1], materials.torch);
}

function layGround(seed: number): GlowingModel {
  const model = new GlowingModel();
  model.box([0, 0, -1], [groundSize, groundSize, 1], (i, j) => pick(turf, noise(i >> 1, j >> 1, 0, seed)));
  model.box([0, 0, -3], [groundSize, groundSize, 2], (i, j, k) => pick(soil, noise(i, j, k, seed)));
  return model;
}

function pourWater(model: GlowingModel, [x, y]: [number, number], [width, depth]: [number, number]) {
  model.box([x, y, -1], [width, depth, 1], (i, j) => ((i + j) % 4 ? materials.water : materials.ripple));
}

function raiseTower(
  model: GlowingModel,
  [x, y]: [number, number],
  width: number,
  height: number,
  wall: Colour,
) {
  model.box([x, y, 0], [width, width, height], wall);
  for (let z = 1; z < height - 1; z += 2) {
    for (let i = 1; i < width; i += 2) {
      setWindow(model, [x + i, y + width - 1, z], 3);
      setWindow(model, [x + width - 1, y + i, z], 5);
    }
  }
}

/** Randomly lit or dark. */
function setWindow(model: GlowingModel, at: readonly [number, number, number], seed: number) {
  if (noise(...at, seed) > 0.42) model.glow(at, materials.lamplight);
  else model.set(at, materials.soot);
}

function buildClockTower(model: GlowingModel) {
  model.box([1, 1, 0], [4, 4, 12], (_i, _j, k) => (k > 8 ? materials.paving : materials.paleStone));
  for (let k = 0; k < 3; k++) model.box([k, k, 12 + k], [6 - 2 * k, 6 - 2 * k, 1], "#3f6a70");
  model.box([2, 2, 15], [2, 2, 3], "#4c7d84").box([2, 2, 18], [1, 1, 2], materials.brass);
  model.glow([2, 4, 10], materials.lamplight).glow([3, 4, 10], materials.lamplight);
  model.glow([4, 2, 10], materials.lamplight).glow([4, 3, 10], materials.lamplight);
  model.set([2, 4, 3], materials.soot).set([3, 4, 3], materials.soot);
}

function buildTimberedHouse(model: GlowingModel) {
  model.box([7, 4, 0], [6, 7, 6], (i, j, k) => {
    if (k === 0) return materials.grille;
    return i % 5 === 0 || j === 0 || j === 6 || k === 3 ? materials.post : materials.bone;
  });
  for (let k = 0; k < 4; k++) {
    model.box([6 + k, 3, 6 + k], [8 - 2 * k, 9, 1], (_, j) => (j === 0 || j === 8 ? "#8a3d22" : "#9a4526"));
  }
  const windows = places([8, 10, 4], [11, 10, 4], [12, 6, 5], [12, 8, 5], [12, 6, 4], [12, 8, 4]);
  for (const at of windows) model.glow(at, materials.lamplight);
  model.box([9, 10, 0], [2, 1, 3], "#3a2614");
}

function plantSpruce(model: GlowingModel, x: number, y: number) {
  model.box([x, y, 0], [1, 1, 2], materials.post);
  for (let k = 0; k < 4; k++) {
    const reach = 2 - Math.floor((k + 1) / 2);
    const width = 2 * reach + 1;
    model.box([x - reach, y - reach, 1 + k], [width, width, 1], (i, j) => {
      if (Math.abs(i - reach) + Math.abs(j - reach) > reach) return undefined;
      return k % 2 ? "#3d7038" : materials.deepLeaf;
    });
  }
  model.set([x, y, 5], materials.deepLeaf);
}

function plantPalm(model: GlowingModel, x: number, y: number) {
  model.box([x, y, 0], [1, 1, 7], materials.oak);
  for (const [i, j] of places([1, 0], [-1, 0], [0, 1], [0, -1])) {
    model.set([x + i, y + j, 7], materials.leaf).set([x + 2 * i, y + 2 * j, 6], materials.deepLeaf);
  }
  model.set([x, y, 7], "#6fb04c");
}
