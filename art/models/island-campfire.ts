import type { NightModel } from "../engine/night-light";
import { noise, pick, places } from "../engine/pattern";
import { plantTree, scatterTufts, setTorch, standPerson } from "./island-objects";
import { materials } from "./materials";

const log = "#8a5a34";
const logEnd = "#d3a768";
const flame = "#ff8a3c";

/** A cabin, a fire with seats around it, and a cart of ore: nothing of it belongs to one country. */
export function furnishCamp(model: NightModel) {
  buildCabin(model);
  lightFire(model);
  parkCart(model);
  plantTree(model, { x: 8, y: 16, trunk: 6, crown: 3, seed: 3 });
  plantTree(model, { x: 28, y: 10, trunk: 5, crown: 2, seed: 8 });
  const tufts = places([13, 14], [10, 20], [7, 13], [28, 28], [18, 19], [8, 29], [29, 16], [24, 29]);
  scatterTufts(model, tufts);
  for (const [x, y] of places([13, 20], [19, 14], [29, 20])) setTorch(model, x, y);
}

/** Logs under a roof of shingles, with a door, lit windows and a chimney with smoke. */
function buildCabin(model: NightModel) {
  const [x, y, width, depth] = [20, 13, 8, 6];
  const front = y + depth - 1;
  const right = x + width - 1;
  model.box([x, y, 0], [width, depth, 5], (i, j, k) => {
    if (k === 0) return materials.mortar;
    const isCorner = (i === 0 || i === width - 1) && (j === 0 || j === depth - 1);
    if (isCorner) return materials.post;
    return k % 2 ? materials.honeyOak : materials.board;
  });
  const shingles = ["#c8552c", "#d96a35", "#b3481f"] as const;
  for (let k = 0; k < 4; k++) {
    model.box([x - 1, y - 1 + k, 5 + k], [width + 2, depth + 2 - 2 * k, 1], (i) =>
      pick(shingles, noise((i + k) >> 1, k, 0, 4)),
    );
    // The end of the roof is open: boards below a rafter.
    model.box([right + 1, y + k, 5 + k], [1, depth - 2 * k, 1], materials.post);
  }
  model.box([x + 5, front, 1], [2, 1, 3], "#3a2614").set([x + 5, front, 2], materials.brass);
  for (const [i, z] of places([1, 2], [2, 2], [1, 3], [2, 3]))
    model.glow([x + i, front, z], materials.lamplight);
  for (const [j, z] of places([2, 2], [3, 2], [2, 3], [3, 3]))
    model.glow([right, y + j, z], materials.lamplight);
  model.box([x + 1, y + 1, 7], [2, 2, 4], materials.grille);
  for (const [i, z] of places([1, 11], [1, 12], [2, 13])) model.glow([x + i, y + 1, z], "#9a8f80");
  model.lamp([x + 2, front + 3, 4], 10).lamp([right + 2, y + 3, 2], 7);
}

/** A fire in a ring of stones, and logs to sit on, two of them taken. */
function lightFire(model: NightModel) {
  const [x, y] = [21, 25];
  model.box([x - 1, y - 1, 0], [5, 5, 1], (i, j) => {
    const fromMiddle = Math.abs(i - 2) + Math.abs(j - 2);
    return fromMiddle === 3 ? "#4c463f" : undefined;
  });
  model.box([x, y, -1], [3, 3, 1], "#3a2a1e");
  const heights = [
    [1, 3, 0],
    [2, 5, 2],
    [0, 2, 1],
  ];
  for (const [i, column] of heights.entries()) {
    for (const [j, height] of column.entries()) {
      for (let k = 0; k < height; k++) {
        const colour = k > 2 ? materials.lamplight : i + j + k > 3 || k > 0 ? materials.torch : flame;
        model.glow([x + i, y + j, k], colour);
      }
    }
  }
  model.lamp([x + 1, y + 4, 2], 13).lamp([x + 4, y + 1, 2], 13);
  layLog(model, [x - 3, y - 3], [5, 1]);
  layLog(model, [x + 6, y - 1], [1, 5]);
  standPerson(model, x - 1, y - 4, materials.water);
  standPerson(model, x + 6, y - 2, materials.bone);
}

function layLog(
  model: NightModel,
  [x, y]: readonly [number, number],
  [width, depth]: readonly [number, number],
) {
  model.box([x, y, 0], [width, depth, 1], (i, j) => (i === width - 1 && j === depth - 1 ? logEnd : log));
}

/** A cart with a block of gold, one of diamond and one of emerald. */
function parkCart(model: NightModel) {
  const [x, y] = [13, 27];
  model.box([x, y, 1], [7, 3, 2], (i, _, k) => (k ? materials.ember : i % 3 ? "#a83c1f" : materials.post));
  const load = [materials.brass, "#5fdcd6", "#2fc768"] as const;
  for (const [index, colour] of load.entries()) {
    model.box([x + 2 * index, y, 3], [2, 3, index === 1 ? 1 : 2], colour);
  }
  for (const i of [0, 5]) model.box([x + i, y + 2, 0], [2, 1, 1], "#14110f");
}
