import type { Colour } from "../engine/colour";
import { GlowingModel } from "../engine/light";
import { noise, pick, places } from "../engine/pattern";
import { gravel, materials, rock, soil, turf } from "./materials";
import { glowPixels } from "./places/objects";

const redstone = "#d3402a";
const merlon = "#b9b3a8";

/** For the 404 page: a deck with a bed, a sign and two torches; one of its twenty tiles is missing. */
export function missingDeck(): GlowingModel {
  const model = new GlowingModel();
  layDeckWithGap(model);
  model.box([7, 7, 0], [4, 7, 2], (_, j, k) => {
    if (k === 0) return materials.post;
    if (j < 2) return materials.bone;
    return j === 2 ? "#ffcf7d" : materials.ember;
  });
  model.box([7, 6, 0], [4, 1, 3], materials.oak);
  model.box([17, 12, 0], [1, 1, 2], materials.post).box([15, 12, 2], [5, 1, 7], materials.oak);
  glowPixels(model, [16, 12, 3], ["###", "..#", ".##", "...", ".#."], () => materials.lamplight);
  for (const [x, y] of places([17, 6], [6, 16])) {
    model.box([x, y, 0], [1, 1, 2], materials.post).glow([x, y, 2], materials.torch);
  }
  for (const [x, y] of places([12, 8], [9, 17], [17, 16])) model.set([x, y, 0], materials.sprout);
  placeFallenTile(model);
  return model;
}

function layDeckWithGap(model: GlowingModel) {
  const plot = 4;
  const size = 6 * plot;
  for (let x = 0; x < size; x++) {
    for (let y = 0; y < size; y++) {
      const column = Math.floor(x / plot);
      const row = Math.floor(y / plot);
      if (column === 4 && row === 5) continue;
      const isRim = column === 0 || row === 0 || column === 5 || row === 5;
      const tile = x % plot && y % plot ? materials.paving : materials.joint;
      model.set([x, y, -1], isRim ? tile : pick(turf, noise(x >> 1, y >> 1, 0, 5)));
      // The ground is visible only at the front edges and through the gap.
      const visible = Math.min(size - 1 - x, size - 1 - y) < 5 || (column >= 3 && row >= 4);
      if (visible) hangDeckColumn(model, x, y);
    }
  }
}

/** Soil, then rock, hanging lower towards the front. */
function hangDeckColumn(model: GlowingModel, x: number, y: number) {
  const depth = 2 + Math.round(noise(x >> 1, y >> 1, 0, 9) * 2 + Math.min(x, y) / 6);
  for (let k = 0; k < depth; k++) {
    const colour = k < 2 ? pick(soil, noise(x, y, k, 1)) : pick(rock, noise(x, y, k, 2));
    model.set([x, y, -2 - k], colour);
  }
}

/** The missing tile, below the deck. */
function placeFallenTile(model: GlowingModel) {
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      model.glow([19 + i, 23 + j, -13], materials.torch).set([19 + i, 23 + j, -14], "#7a4a12");
    }
  }
}

const wallLength = 30;

/** A wall with two towers under attack by red cubes. */
export function ddosWall(): GlowingModel {
  const model = new GlowingModel();
  layWallGround(model);
  buildWall(model);
  for (const x of [3, 21]) buildTower(model, x);
  placeCubes(model);
  return model;
}

function layWallGround(model: GlowingModel) {
  model.box([0, 0, -1], [wallLength, 14, 1], (i, j) => pick(turf, noise(i >> 1, j >> 1, 0, 5)));
  model.box([0, 9, -1], [wallLength, 2, 1], (i, j) => pick(gravel, noise(i, j, 0, 3)));
  model.box([0, 0, -4], [wallLength, 14, 3], (i, j, k) => {
    return k === 2 ? pick(soil, noise(i >> 1, j, k, 7)) : pick(rock, noise(i >> 1, j >> 1, k, 7));
  });
}

function buildWall(model: GlowingModel) {
  model.box([0, 4, 0], [wallLength, 4, 9], (i, _, k) => {
    const course = Math.floor(k / 3);
    const along = i + (course % 2) * 3;
    if (k % 3 === 2 || along % 6 === 0) return materials.mortar;
    return stone(Math.floor(along / 6), course, 3);
  });
  for (let x = 0; x < wallLength; x++) {
    if (x % 4 < 2) model.box([x, 7, 9], [1, 1, 2], merlon).box([x, 4, 9], [1, 1, 2], merlon);
  }
}

function buildTower(model: GlowingModel, x: number) {
  model.box([x, 3, 0], [6, 6, 14], (i, j, k) => {
    const course = Math.floor(k / 3);
    if (k % 3 === 2 || (i + j + (course % 2) * 2) % 5 === 0) return materials.mortar;
    return stone((i + j + x) >> 2, course, 9);
  });
  model.box([x, 3, 14], [6, 6, 2], (i, j, k) => {
    const isParapet = i === 0 || j === 0 || i === 5 || j === 5;
    return isParapet && (k === 0 || (i + j) % 4 < 2) ? merlon : undefined;
  });
  const windows = places([2, 8, 8], [3, 8, 8], [2, 8, 9], [3, 8, 9], [5, 5, 9], [5, 6, 9]);
  for (const [i, y, z] of windows) model.glow([x + i, y, z], materials.lamplight);
  model.box([x + 2, 5, 14], [1, 1, 7], materials.post);
  // A swallow-tailed flag with one lit cell.
  model.box([x + 3, 5, 18], [4, 1, 3], (i, _, k) => (i === 3 && k === 1 ? undefined : "#15110d"));
  model.glow([x + 4, 5, 19], materials.torch);
}

function placeCubes(model: GlowingModel) {
  const large = places([1, 17, 11], [18, 20, 10], [24, 26, 9]);
  const small = places([10, 20, 13], [14, 15, 6], [27, 18, 12], [9, 26, 8], [13, 27, 13]);
  for (const at of large) model.box(at, [2, 2, 2], redstone);
  for (const at of small) model.set(at, redstone);
  const splash = places([0, 0], [1, 0], [0, 1], [-1, 0], [1, -1]);
  for (const [x, z] of places([12, 4], [17, 6])) {
    for (const [i, k] of splash) model.set([x + i, 8, z + k], "#e25a3c");
  }
  const rubble = places([11, 10], [14, 11], [18, 9], [20, 12], [28, 10], [2, 12], [9, 13]);
  for (const [x, y] of rubble) model.set([x, y, 0], redstone);
}

function stone(along: number, course: number, seed: number): Colour {
  const stones = ["#a19c92", materials.paleStone, "#979188", "#a9a398"] as const;
  return pick(stones, noise(along, course, 0, seed));
}
