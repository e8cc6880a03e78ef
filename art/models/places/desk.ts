import { places } from "../../engine/pattern";
import { rickshawYellow } from "../island-objects";
import { materials } from "../materials";
import { glowPixels } from "./objects";
import { PlaceModel } from "./place-model";

/** A desk on a rug with a lit screen, a lamp, a cup of tea and a stool. */
export function desk(): PlaceModel {
  const model = new PlaceModel("studio");
  layRug(model);
  model.box([1, 1, 7], [18, 6, 1], materials.honeyOak);
  for (const [x, y] of places([1, 1], [1, 6], [18, 1], [18, 6]))
    model.box([x, y, 1], [1, 1, 6], materials.post);
  model.box([13, 1, 3], [5, 6, 4], (i, j, k) => (j === 5 && k % 2 && i === 2 ? materials.brass : "#b98548"));
  model.box([5, 2, 9], [8, 1, 6], "#17130f").box([8, 2, 8], [2, 1, 1], "#5a5049");
  const screen = ["###.##..", "........", "##.####.", "........", "#......."];
  glowPixels(model, [5, 2, 10], screen, (row) => (row === 4 ? materials.torch : materials.lime));
  model.box([5, 5, 8], [6, 1, 1], materials.grille);
  model.box([17, 2, 8], [1, 1, 5], "#5a5049").box([16, 2, 13], [3, 3, 1], materials.ember);
  model.glow([17, 3, 12], "#ffe3a1").lamp([17, 5, 8], 4);
  model.box([2, 3, 8], [2, 2, 2], materials.bone).set([4, 3, 8], materials.bone);
  for (const [i, z] of places([0, 10], [0, 11], [1, 12], [1, 13])) model.glow([2 + i, 3, z], "#efe6d6");
  model.box([7, 9, 1], [4, 3, 3], (i, j, k) => {
    if (k === 2) return rickshawYellow;
    return i % 3 === 0 && j % 2 === 0 ? materials.post : undefined;
  });
  return model;
}

function layRug(model: PlaceModel) {
  const [red, darkRed, fringe] = ["#a9532b", "#8a3d22", "#ffcf7d"] as const;
  model.box([0, 0, 0], [20, 13, 1], (i, j) => ((i + j) % 4 === 0 ? darkRed : red));
  model.box([1, 1, 0], [18, 11, 1], (i, j) => (i === 0 || j === 0 || i === 17 || j === 10 ? fringe : red));
}
