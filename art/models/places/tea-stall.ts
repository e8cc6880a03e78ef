import type { Colour } from "../../engine/colour";
import { cycle, places } from "../../engine/pattern";
import { hair, parkRickshaw, plantTree, setTorch } from "../island-objects";
import { materials } from "../materials";
import { layGround } from "./ground";
import { glowPixels, placePersonFromBehind, plantTuft, trousers } from "./objects";
import { PlaceModel } from "./place-model";
import { placeTeaCup } from "./tea-cup";

const [left, back] = [4, 4];
const clayRed = "#c4562a";
const stoolRed = "#8a3d22";
const attendantSkin = "#d39a6c";
const lampGlass = "#ffe3a1";
const awning = ["#e0912a", "#e6d9c2"] as const;
const steam = "#efe6d6";

/** On the sign, where support answers at all hours. */
const allHours = [
  "###.#.#...#.###",
  "..#.#.#...#...#",
  "###.###..#...#.",
  "#.....#.#....#.",
  "###...#.#....#.",
];
/** On the sign otherwise: the lines of a menu. */
const menu = ["####.########.", "..............", "#######.###...", "..............", "###.########.."];

/** A tea stall at two in the morning with a lit attendant. */
export function teaStall(answersAtAllHours: boolean): PlaceModel {
  const model = new PlaceModel("two-am");
  layGround(model, {
    width: 30,
    depth: 28,
    surfaceAt: (x, y) => {
      if (x >= 24 || y >= 22) return "paving";
      return (x > 3 && y > 15) || x > 20 ? "path" : "meadow";
    },
    paving: { size: 6, x: 0, y: 4 },
    rock: 5,
    seed: 3,
  });
  buildWalls(model);
  buildCounters(model);
  placeAttendant(model);
  setCounters(model);
  hangLamps(model);
  placeTeaCup(model, [left + 7, back + 4, 17]);
  model.box([left + 1, back + 12, 15], [17, 1, 7], (i, _, k) => {
    return i === 0 || k === 0 || i === 16 || k === 6 ? materials.post : "#1b1611";
  });
  const sign = answersAtAllHours ? allHours : menu;
  glowPixels(model, [left + 2, back + 12, 16], sign, () => materials.torch);
  placeCustomer(model);
  setTorch(model, 1, 19, 9);
  plantTree(model, { x: 25, y: 3, trunk: 4, crown: 2, seed: 8 });
  parkRickshaw(model, 22, 24);
  plantTuft(model, 2, 14, materials.torch);
  plantTuft(model, 1, 8);
  plantTuft(model, 2, 2, materials.bone);
  return model;
}

/** A floor, two walls and shelves with jars. */
function buildWalls(model: PlaceModel) {
  const { brass, ember, bone, water, sprout } = materials;
  const jars = [brass, ember, bone, water, sprout, "#e2bb7d"] as const;
  const plank = (n: number) => (n % 4 === 0 ? materials.oak : materials.board);
  model.box([left, back, 0], [18, 12, 1], (_, j) => (j % 3 ? materials.board : materials.boardEdge));
  model.box([left, back, 1], [18, 1, 13], plank).box([left, back, 1], [1, 12, 13], (_, j) => plank(j));
  for (const z of [6, 10]) {
    model.box([left + 2, back + 1, z], [14, 1, 1], materials.post);
    for (let jar = 0; jar < 6; jar++) {
      model.box([left + 3 + 2 * jar, back + 1, z + 1], [1, 1, 2], cycle(jars, jar + z));
    }
  }
}

/** Counters in front and at the right, posts, and a striped awning that ends above the counter. */
function buildCounters(model: PlaceModel) {
  const front = (along: number, k: number): Colour => {
    if (k === 3) return materials.honeyOak;
    return along % 4 === 3 ? materials.post : materials.boardEdge;
  };
  model.box([left, back + 11, 1], [18, 2, 4], (i, _, k) => front(i, k));
  model.box([left + 16, back + 2, 1], [2, 9, 4], (_, j, k) => front(j, k));
  for (const [i, j] of places([0, 12], [17, 12], [17, 0])) {
    model.box([left + i, back + j, 0], [1, 1, 15], materials.post);
  }
  for (let j = -1; j < 13; j++) {
    const z = 17 - Math.floor((j + 1) / 5);
    model.litBox([left - 1, back + j, z], [20, 1, 1], (i) => cycle(awning, i >> 1));
  }
}

/** Three wide and eight tall, with one arm on the counter. */
function placeAttendant(model: PlaceModel) {
  const [x, y, z] = [left + 8, back + 8, 2];
  model.box([x, y, z], [3, 2, 2], trousers).litBox([x, y, z + 2], [3, 2, 3], materials.ember);
  model.litBox([x, y, z + 5], [3, 2, 2], attendantSkin).litBox([x + 2, y, z + 5], [1, 1, 2], hair);
  model.litBox([x, y, z + 7], [3, 2, 1], materials.bone);
  for (const i of [0, 2]) model.lit([x + i, y + 1, z + 6], "#2a1a10");
  model
    .litBox([x + 3, y + 1, 5], [1, 3, 1], attendantSkin)
    .litBox([x - 1, y + 1, 5], [1, 1, 2], materials.ember);
}

/** A kettle on a flame, and glasses of tea. */
function setCounters(model: PlaceModel) {
  const y = back + 11;
  model.box([left + 2, y, 5], [2, 2, 1], "#3a332e").glow([left + 3, y + 1, 5], "#ff8a3c");
  model.box([left + 2, y, 6], [2, 2, 2], materials.paleStone).set([left + 4, y + 1, 7], materials.paleStone);
  model.set([left + 2, y, 8], materials.mortar);
  for (const [i, z] of places([2, 9], [2, 10], [1, 11])) model.glow([left + i, y, z], steam);
  for (const [i, j] of places([14, 12], [17, 5])) {
    model.lit([left + i, back + j, 5], "#c48b57").lit([left + i, back + j, 6], materials.bone);
  }
  model.set([left + 17, back + 8, 5], materials.ember);
}

function hangLamps(model: PlaceModel) {
  model.glow([left + 13, back + 11, 13], lampGlass).glow([left + 17, back + 6, 13], lampGlass);
  model.lamp([left + 9, back + 10, 8], 14).lamp([left + 15, back + 11, 7], 12);
  model.lamp([left + 18, back + 6, 6], 12).lamp([left + 3, back + 12, 6], 11);
  model.lamp([left + 8, back + 16, 2], 11);
}

/** Somebody on a stool, and two stools that are free. */
function placeCustomer(model: PlaceModel) {
  model.box([8, 21, 0], [2, 2, 2], stoolRed);
  placePersonFromBehind(model, { at: [8, 20, 2], shirt: materials.water, seated: true });
  for (const x of [14, 19]) {
    model.box([x, 20, 0], [3, 3, 2], (i, j, k) => {
      if (k === 1) return clayRed;
      return i % 2 || j % 2 ? undefined : materials.post;
    });
  }
}
