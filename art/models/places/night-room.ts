import type { Colour } from "../../engine/colour";
import { cycle } from "../../engine/pattern";
import { plantTree, rickshawYellow, setTorch } from "../island-objects";
import { ringPlots } from "../mark";
import { materials } from "../materials";
import { layGround } from "./ground";
import { glowPixels, placePersonFromBehind, plantTuft } from "./objects";
import { PlaceModel } from "./place-model";

const [left, back, floor] = [3, 3, 3];
const [width, depth] = [22, 15];
const wallHeight = 15;
const stoolRed = "#8a3d22";

/** A room at one in the morning with three desks: two people work, the stool in the middle is free. `withMark`: our mark hangs on the wall. */
export function nightRoom(withMark: boolean): PlaceModel {
  const model = new PlaceModel("one-am");
  layGround(model, {
    width: 31,
    depth: 28,
    surfaceAt: (x, y) => (x >= 25 || y >= 22 ? "paving" : "meadow"),
    paving: { size: 6, x: 1, y: 4 },
    rock: 6,
    seed: 11,
  });
  buildRoom(model);
  if (withMark) hangClock(model);
  placeDesks(model);
  placePeople(model);
  model.lamp([left + 11, back + 8, floor + 2], 13).lamp([left + 9, back + 6, floor + 5], 10);
  model.lamp([left + 4, back + 5, floor + 6], 7).lamp([left + 18, back + 5, floor + 6], 7);
  model.lamp([left + 11, back + 2, floor + 10], 8);
  placeSurroundings(model);
  return model;
}

/** Two walls of timber and plaster on a stone base, with a window. */
function buildRoom(model: PlaceModel) {
  model.box([left, back, 0], [width, depth, floor - 1], (i, j, k) => {
    return (k + ((i + j) >> 2)) % 2 ? materials.mortar : "#7c756c";
  });
  model.box([left, back, floor - 1], [width, depth, 1], (_, j) => (j % 3 ? "#b98548" : materials.boardEdge));
  model.box([left, back, floor], [width, 1, wallHeight], (i, _, k) => wallColour(i, k));
  model.box([left, back, floor], [1, depth, wallHeight], (_, j, k) => wallColour(j, k));
  model.box([left, back + 5, floor + 5], [1, 6, 5], (_, j, k) => {
    const isFrame = j === 0 || j === 5 || k === 0 || k === 4 || j === 2;
    return isFrame ? materials.post : "#241c3a";
  });
}

function wallColour(along: number, k: number): Colour {
  if (k === wallHeight - 1) return materials.post;
  if (along % 7 === 0) return materials.oak;
  return k < 2 ? materials.boardEdge : "#d3bf9c";
}

/** The mark as a clock, one cell lit. */
function hangClock(model: PlaceModel) {
  const [x, z] = [left + 8, floor + 8];
  model.box([x - 1, back, z - 1], [7, 1, 7], materials.soot);
  model.litBox([x, back, z], [6, 1, 6], "#1b1611");
  for (const [i, k] of ringPlots) model.lit([x + i, back, z + k], (i + k) % 2 ? materials.bone : "#b8ab98");
  model.glow([x + 5, back, z + 5], materials.torch);
}

/** One long desk with three screens. */
function placeDesks(model: PlaceModel) {
  const legs = [
    [2, 5],
    [20, 5],
    [20, 2],
    [11, 5],
  ] as const;
  model.box([left + 2, back + 2, floor + 3], [19, 4, 1], materials.honeyOak);
  for (const [i, j] of legs) model.box([left + i, back + j, floor], [1, 1, 3], materials.post);
  placeScreen(model, left + 2, ["###..", ".....", "####.", "....."], materials.lime);
  placeScreen(model, left + 9, ["##.#.", ".....", "#.##.", "....."], materials.torch);
  placeScreen(model, left + 16, ["....#", "..#.#", "#.#.#", "#.#.#"], materials.cyan);
  const cup = [left + 14, back + 5, floor + 4] as const;
  model.litBox(cup, [2, 1, 1], materials.bone).glow([cup[0], cup[1], cup[2] + 2], "#efe6d6");
}

function placeScreen(model: PlaceModel, x: number, rows: readonly string[], colour: Colour) {
  model.box([x, back + 2, floor + 5], [5, 1, 4], "#17130f").set([x + 2, back + 2, floor + 4], "#5a5049");
  glowPixels(model, [x, back + 2, floor + 5], rows, () => colour);
  model.box([x, back + 4, floor + 4], [4, 1, 1], materials.grille);
}

function placePeople(model: PlaceModel) {
  const people = [
    { x: left + 3, shirt: materials.water, hair: "#2a1d14" },
    { x: left + 16, shirt: materials.ember, hair: "#4b3322" },
  ] as const;
  for (const { x, shirt, hair } of people) {
    model.box([x, back + 9, floor], [2, 2, 2], stoolRed);
    placePersonFromBehind(model, { at: [x, back + 8, floor + 2], shirt, hair, seated: true });
  }
  model.box([left + 9, back + 7, floor], [4, 4, 2], (i, j, k) => {
    if (k === 1) return rickshawYellow;
    return i % 3 === 0 && j % 3 === 0 ? materials.post : undefined;
  });
  model.box([left + 7, back + 6, floor - 1], [8, 8, 1], (i, j) => ((i + j) % 2 ? stoolRed : "#a9532b"));
}

/** A shelf and a plant at the open side, stairs, torches and a tree. */
function placeSurroundings(model: PlaceModel) {
  const books = [materials.ember, materials.brass, materials.water] as const;
  model.box([left + 18, back + 12, floor], [3, 2, 5], (i, _, k) =>
    k % 2 ? cycle(books, i) : materials.post,
  );
  model.box([left + 1, back + 12, floor], [2, 2, 2], "#a9532b");
  model.box([left + 1, back + 12, floor + 2], [2, 2, 3], materials.leaf);
  for (let step = 0; step < 3; step++) {
    model.box([left + 8, back + depth + step, 0], [6, 1, 3 - step], "#b98548");
  }
  setTorch(model, left + 6, back + depth + 1);
  setTorch(model, left + 15, back + depth + 1);
  model.lamp([left + 11, back + depth + 4, 1], 9);
  plantTree(model, { x: 27, y: 10, trunk: 4, crown: 1, seed: 8 });
  plantTuft(model, 1, 20, materials.torch);
  plantTuft(model, 22, 20);
  plantTuft(model, 5, 20);
}
