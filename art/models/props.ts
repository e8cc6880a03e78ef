import type { Colour } from "../engine/colour";
import { GlowingModel } from "../engine/light";
import { noise, pick, places } from "../engine/pattern";
import { ringPlots } from "./mark";
import { materials, turf } from "./materials";
import { octagon } from "./octagon";
import { glowPixels } from "./places/objects";

/** One object for each of the six features of the home page. */
export const propModels = { hardware, shield, support, network, backups, panel } as const;

export type PropName = keyof typeof propModels;

/** A processor on its board. */
function hardware(): GlowingModel {
  const model = new GlowingModel();
  model.box([0, 0, 0], [19, 19, 1], (i, j) => ((i + j) % 6 === 0 ? "#2f5a3e" : "#274c35"));
  for (let pin = 1; pin < 18; pin += 2) {
    model.set([pin, 18, 0], materials.brass).set([18, pin, 0], materials.brass);
  }
  model.box([2, 2, 1], [15, 15, 1], "#3a332e");
  model.box([3, 3, 2], [13, 13, 2], materials.casing).box([3, 3, 3], [13, 13, 1], materials.bone);
  // The mark: twenty cells, one lit.
  for (const [column, row] of ringPlots) model.set([4 + 2 * column, 4 + 2 * row, 3], "#7d7263");
  return model.glow([14, 4, 3], materials.torch);
}

/** A wall with a lit gate. */
function shield(): GlowingModel {
  const model = new GlowingModel();
  const stones = ["#a19c92", materials.paleStone, "#979188"] as const;
  model.box([0, 0, 0], [14, 14, 1], (i, j) => pick(turf, noise(i >> 1, j >> 1, 0, 5)));
  model.box([0, 6, 1], [14, 3, 8], (i, _, k) => {
    const stagger = (Math.floor(k / 3) % 2) * 2;
    if (k % 3 === 2 || (i + stagger) % 5 === 0) return materials.mortar;
    return pick(stones, noise(i >> 2, k >> 1, 0, 3));
  });
  for (let x = 0; x < 14; x++) {
    if (x % 4 < 2) model.box([x, 6, 9], [1, 3, 2], materials.paleStone);
  }
  model.box([6, 8, 1], [3, 1, 5], (i, _, k) => {
    if (k === 4 && i !== 1) return materials.paleStone;
    return (i + k) % 2 ? "#4a3321" : materials.post;
  });
  for (const x of [4, 10]) model.set([x, 9, 4], materials.post).glow([x, 9, 5], materials.torch);
  const spentShots = places([2, 12], [9, 13], [13, 11]);
  for (const [x, y] of spentShots) model.set([x, y, 1], materials.ember);
  return model;
}

/** A cup of tea on a saucer, with a handle and two biscuits. */
function support(): GlowingModel {
  const model = new GlowingModel();
  const [china, foot, saucer, band] = [materials.bone, "#cbbda6", materials.paving, "#f0a02c"] as const;
  const [tea, foam, steam, thinSteam] = ["#a9602f", "#d99a5e", "#efe6d6", "#cfc3b0"] as const;
  model.box([0, 0, 0], [14, 14, 1], (i) => (i % 5 === 4 ? materials.oak : materials.board));
  model.box([0, 13, 0], [14, 1, 1], materials.boardEdge);
  const layOctagon = (z: number, reach: number, corner: number, colour: Colour, hollow = false) =>
    model.box(
      [6 - reach, 6 - reach, z],
      [2 * reach + 1, 2 * reach + 1, 1],
      octagon({ reach, corner, colour, hollow }),
    );
  layOctagon(1, 6, 9, saucer);
  layOctagon(2, 3, 4, foot);
  for (let z = 3; z <= 7; z++) layOctagon(z, 4, 6, z === 6 ? band : china);
  layOctagon(7, 3, 5, tea);
  for (const [x, y] of places([5, 5], [6, 5], [5, 6])) model.set([x, y, 7], foam);
  layOctagon(8, 4, 6, china, true);
  model.box([11, 5, 3], [3, 2, 1], china).box([13, 5, 3], [1, 2, 5], china).box([11, 5, 7], [3, 2, 1], china);
  for (const [x, y, z] of places([5, 5, 10], [5, 5, 11], [4, 5, 12], [8, 7, 11], [8, 7, 12])) {
    model.glow([x, y, z], steam);
  }
  for (const [x, y, z] of places([4, 5, 13], [5, 5, 14], [9, 7, 13])) model.glow([x, y, z], thinSteam);
  return model.box([11, 11, 1], [3, 3, 1], materials.honeyOak).set([12, 12, 1], "#c79656");
}

/** A relay mast. */
function network(): GlowingModel {
  const model = new GlowingModel();
  model.box([1, 1, 0], [12, 12, 1], (i, j) => pick(turf, noise(i >> 1, j >> 1, 0, 8)));
  model.box([4, 4, 1], [6, 6, 1], materials.mortar).box([5, 5, 2], [4, 4, 1], materials.paleStone);
  for (let k = 0; k < 12; k++) {
    model.box([6, 6, 3 + k], [2, 2, 1], k % 4 === 3 ? materials.ember : materials.casing);
  }
  const isRailing = (n: number) => n === 0 || n === 5;
  model.box([4, 4, 10], [6, 6, 1], (i, j) => (isRailing(i) || isRailing(j) ? materials.grille : undefined));
  model.box([6, 6, 10], [2, 2, 1], materials.casing);
  for (const [x, y] of places([6, 6], [7, 6], [6, 7], [7, 7])) {
    model.glow([x, y, 15], materials.cyan).glow([x, y, 16], "#b9f7f3");
  }
  for (const [x, y] of places([2, 12], [12, 2], [11, 11])) {
    model.set([x, y, 1], "#5b5148").glow([x, y, 2], materials.cyan);
  }
  return model;
}

/** An open chest with glowing content. */
function backups(): GlowingModel {
  const model = new GlowingModel();
  const strap = "#5a5049";
  const isEnd = (i: number) => i === 0 || i === 11;
  const isStrap = (i: number) => i === 3 || i === 8;
  model.box([1, 2, 0], [12, 10, 6], (i, j, k) => {
    if (isEnd(i) || (j === 9 && isStrap(i))) return strap;
    return k % 3 === 2 ? materials.oak : materials.board;
  });
  model.box([1, 2, 6], [12, 10, 1], (i, j) => (isEnd(i) || j === 0 || j === 9 ? materials.soot : undefined));
  for (let i = 0; i < 10; i++) {
    for (let j = 0; j < 8; j++) model.glow([2 + i, 3 + j, 5], (i + j) % 3 ? "#ffc95c" : "#ffe3a1");
  }
  model.box([1, 1, 7], [12, 2, 5], (i) => (isEnd(i) || isStrap(i) ? strap : materials.board));
  model.box([1, 2, 12], [12, 1, 1], materials.boardEdge).box([1, 1, 12], [12, 1, 1], materials.boardEdge);
  model.glow([4, 5, 6], materials.cyan).glow([4, 6, 6], materials.cyan);
  model.glow([8, 7, 6], materials.lime).glow([9, 7, 6], materials.lime).glow([6, 9, 6], materials.coral);
  return model.box([6, 12, 3], [2, 1, 2], materials.brass);
}

/** A terminal. */
function panel(): GlowingModel {
  const model = new GlowingModel();
  const plastic = "#cbbda6";
  model.box([1, 0, 0], [12, 9, 2], plastic).box([2, 9, 0], [10, 4, 1], materials.paving);
  model.box([3, 10, 0], [8, 2, 1], (i, j) => ((i + j) % 2 ? materials.grille : "#6d655b"));
  model.box([1, 1, 2], [12, 7, 9], materials.casing).box([2, 7, 3], [10, 1, 7], "#17130f");
  const screen = [".#.####", "", "####.##", "", "##", "", "###"];
  glowPixels(model, [2, 7, 3], screen, (row) => (row === 6 ? materials.torch : materials.lime));
  model.box([1, 1, 11], [12, 7, 1], materials.bone).box([3, 2, 12], [8, 4, 1], plastic);
  return model.glow([11, 8, 1], materials.torch);
}

/** A lantern that hangs: panes between four posts of iron, and a ring at the top. */
export function lantern(): GlowingModel {
  const model = new GlowingModel();
  const iron = "#4a3f36";
  model.box([1, 1, 0], [5, 5, 1], iron).box([0, 0, 6], [7, 7, 1], iron);
  for (const [x, y] of places([1, 1], [1, 5], [5, 1], [5, 5])) model.box([x, y, 1], [1, 1, 5], iron);
  for (let z = 1; z < 6; z++) {
    for (let side = 2; side < 5; side++) {
      const colour = z > 1 && z < 5 && side === 3 ? "#fff0c4" : materials.torch;
      model.glow([side, 5, z], colour).glow([5, side, z], colour);
    }
  }
  return model.box([2, 2, 7], [3, 3, 1], iron).box([3, 3, 8], [1, 1, 2], iron);
}

/** A closed chest, as wide as a block. */
export function chest(): GlowingModel {
  const model = new GlowingModel();
  const iron = "#4a3f36";
  const isStrap = (i: number) => i === 1 || i === 6;
  model.box([0, 1, 0], [8, 6, 4], (i, _, k) => {
    if (isStrap(i)) return iron;
    return k % 2 ? materials.board : materials.oak;
  });
  model.box([0, 1, 4], [8, 6, 1], iron);
  model.box([0, 1, 5], [8, 6, 1], (i) => (isStrap(i) ? iron : materials.board));
  model.box([0, 2, 6], [8, 4, 1], (i) => (isStrap(i) ? iron : materials.honeyOak));
  return model.box([3, 7, 3], [2, 1, 2], materials.brass);
}

/** A sapling in a pot of clay. */
export function sapling(): GlowingModel {
  const model = new GlowingModel();
  const [clay, rim] = ["#a9532b", "#c4683a"] as const;
  model.box([1, 1, 0], [6, 6, 3], clay).box([0, 0, 3], [8, 8, 1], rim).box([1, 1, 3], [6, 6, 1], "#4a3321");
  model.box([3, 3, 4], [2, 2, 2], materials.post);
  model.box([1, 1, 6], [6, 6, 2], (i, j, k) => {
    const isCorner = (i === 0 || i === 5) && (j === 0 || j === 5);
    return isCorner || noise(i, j, k, 4) > 0.8 ? undefined : materials.deepLeaf;
  });
  return model.box([2, 2, 8], [4, 4, 1], materials.leaf).box([3, 2, 9], [2, 2, 1], materials.sprout);
}
