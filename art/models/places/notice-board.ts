import { plantTree, setTorch } from "../island-objects";
import { materials } from "../materials";
import { layGround } from "./ground";
import { benchFill, placeLampPost, placePersonFromBehind, plantTuft } from "./objects";
import { PlaceModel } from "./place-model";

const [left, back] = [3, 9];
const lampGlass = "#ffe3a1";

/** A notice board in the evening with one sheet for each of the four legal documents. */
export function noticeBoard(): PlaceModel {
  const model = new PlaceModel("evening");
  layGround(model, {
    width: 30,
    depth: 24,
    surfaceAt: (x, y) => {
      if (y >= 18 || x >= 24) return "paving";
      return y > 12 ? "path" : "meadow";
    },
    paving: { size: 6, x: 0, y: 0 },
    rock: 7,
    seed: 19,
  });
  buildBoard(model);
  pinSheets(model);
  for (const x of [left + 7, left + 16]) {
    model.glow([x, back + 3, 17], lampGlass).lamp([x, back + 4, 13], 11);
  }
  model.lamp([left + 11, back + 5, 2], 9);
  placeReaders(model);
  plantTree(model, { x: 2, y: 2, trunk: 5, crown: 2, seed: 3 });
  plantTree(model, { x: 20, y: 3, trunk: 4, crown: 2, seed: 8 });
  setTorch(model, 1, 14);
  placeLampPost(model, { x: 26, y: 14, height: 8, reach: 11 });
  plantTuft(model, 12, 4, materials.torch);
  plantTuft(model, 15, 6);
  plantTuft(model, 22, 11, materials.bone);
  return model;
}

/** Two posts, a board between them and a tiled roof above. */
function buildBoard(model: PlaceModel) {
  for (const x of [left, left + 21]) model.box([x, back, 0], [2, 2, 19], materials.post);
  model.box([left + 1, back, 4], [21, 1, 12], (_i, _j, k) => {
    return k === 0 || k === 11 ? materials.post : materials.oak;
  });
  for (let k = 0; k < 3; k++) {
    model.box([left - 2, back - 2 + k, 18 + k], [27, 6 - 2 * k, 1], (i) => {
      return (i + k) % 3 ? "#b8532c" : "#9a4324";
    });
  }
}

function pinSheets(model: PlaceModel) {
  const pins = [materials.torch, materials.cyan, materials.lime, materials.coral];
  for (const [index, pin] of pins.entries()) {
    const x = left + 3 + index * 5;
    const y = back + 1;
    const top = index % 2 ? 13 : 14;
    model.litBox([x, y, top - 7], [4, 1, 8], "#efe3cf").litBox([x, y, top - 1], [3, 1, 1], "#8a3d22");
    model.litBox([x, y, top - 3], [4, 1, 1], "#b3a58e").litBox([x, y, top - 5], [3, 1, 1], "#b3a58e");
    model.glow([x + 1, y, top], pin);
  }
}

/** Two people in front of the board, and a cat on a bench. */
function placeReaders(model: PlaceModel) {
  const y = back + 8;
  placePersonFromBehind(model, { at: [left + 12, y, 0], shirt: materials.water });
  placePersonFromBehind(model, { at: [left + 17, y, 0], shirt: materials.bone, hair: materials.grille });
  model.box([left + 2, y - 1, 0], [6, 2, 2], benchFill(6));
  model.box([left + 4, y - 1, 2], [2, 1, 1], "#f0a02c").set([left + 5, y - 1, 3], "#f0a02c");
  model.set([left + 3, y - 1, 2], "#d98a1c");
}
