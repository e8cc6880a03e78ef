import { cycle } from "../../engine/pattern";
import { plantTree, rickshawYellow, setTorch } from "../island-objects";
import { materials } from "../materials";
import { layGround } from "./ground";
import { glowPixels, placeLampPost, plantTuft } from "./objects";
import { PlaceModel } from "./place-model";

/** A desk beside a tree at night: the screen is on, the stool is free. */
export function desk(): PlaceModel {
  const model = new PlaceModel("one-am");
  layGround(model, {
    width: 30,
    depth: 30,
    surfaceAt: (x, y) => (x >= 25 || y >= 25 ? "paving" : "meadow"),
    paving: { size: 5, x: 0, y: 0 },
    rock: 6,
    seed: 23,
  });
  layDeck(model);
  placeDesk(model);
  placeScreen(model);
  placeStool(model);
  placeSurroundings(model);
  return model;
}

const [left, back, deck] = [5, 5, 1];

/** Planks, and a rug under the stool. */
function layDeck(model: PlaceModel) {
  model.box([left, back, 0], [19, 19, 1], (_, j) => (j % 3 ? "#b98548" : materials.boardEdge));
  model.box([left + 4, back + 8, 0], [11, 9, 1], (i, j) => {
    if (i === 0 || i === 10 || j === 0 || j === 8) return "#ffcf7d";
    return (i + j) % 2 ? "#8a3d22" : "#a9532b";
  });
}

/** With drawers at the right, a lamp, a cup of tea and books. */
function placeDesk(model: PlaceModel) {
  const top = deck + 5;
  model.box([left + 1, back + 2, top], [17, 6, 1], materials.honeyOak);
  model.box([left + 1, back + 2, deck], [1, 6, 5], materials.post);
  model.box([left + 13, back + 2, deck], [5, 6, 5], (i, j, k) => {
    if (j === 5 && i === 2 && k % 2) return materials.brass;
    return k % 2 ? "#b98548" : materials.boardEdge;
  });
  model.box([left + 5, back + 6, top + 1], [7, 1, 1], materials.grille);
  model.litBox([left + 3, back + 6, top + 1], [1, 1, 2], materials.bone);
  model.glow([left + 3, back + 6, top + 4], "#efe6d6").glow([left + 3, back + 5, top + 5], "#cfc3b0");
  model.box([left + 16, back + 3, top + 1], [1, 1, 4], "#5a5049");
  model.box([left + 15, back + 3, top + 5], [3, 3, 1], materials.ember);
  model.glow([left + 16, back + 4, top + 4], "#ffe3a1").lamp([left + 15, back + 6, top + 1], 8);
  const books = [materials.water, materials.brass, materials.bone] as const;
  model.box([left + 13, back + 6, top + 1], [3, 2, 3], (_i, _j, k) => cycle(books, k));
}

function placeScreen(model: PlaceModel) {
  const [x, y, z] = [left + 4, back + 3, deck + 7];
  model.box([x + 4, y, z - 1], [2, 1, 1], "#5a5049").box([x, y, z], [10, 1, 8], "#5a5049");
  const rows = ["##.####.", "........", "###.##..", "........", "####....", "#......."];
  model.litBox([x + 1, y, z + 1], [8, 1, 6], "#17130f");
  glowPixels(model, [x + 1, y, z + 1], rows, (row) => (row === 5 ? materials.torch : materials.lime));
  model.lamp([x + 4, y + 4, z], 9);
}

function placeStool(model: PlaceModel) {
  model.box([left + 7, back + 10, deck], [5, 5, 4], (i, j, k) => {
    if (k === 3) return rickshawYellow;
    return i % 4 === 0 && j % 4 === 0 ? materials.post : undefined;
  });
  model.lamp([left + 9, back + 12, deck + 5], 7);
}

/** The lamp that hangs from the post lights the way; a step leads up to the deck. */
function placeSurroundings(model: PlaceModel) {
  plantTree(model, { x: 2, y: 13, trunk: 9, crown: 3, seed: 5 });
  model.box([left + 7, back + 19, 0], [5, 1, 1], materials.boardEdge);
  placeLampPost(model, { x: 23, y: 3, height: 13, reach: 10 });
  setTorch(model, left + 5, back + 19);
  setTorch(model, left + 13, back + 19);
  plantTuft(model, 2, 20);
  plantTuft(model, 3, 22, materials.torch);
  plantTuft(model, 24, 14, materials.bone);
  plantTuft(model, 24, 22);
}
