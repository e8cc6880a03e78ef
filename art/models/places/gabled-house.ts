import { noise, pick } from "../../engine/pattern";
import { materials } from "../materials";
import { depth, front, type House, placeDoor, windowsAboveShop } from "./house-parts";
import type { PlaceModel } from "./place-model";

const width = 11;
const eaves = 20;
const slate = ["#6d7f93", "#5d6e80", "#7a8ca0"] as const;

/** Three floors above a shop, and a room in the steep roof. */
export const gabledHouse: House = {
  width,
  windows: [...windowsAboveShop, [4, front, eaves + 1]],
  build: buildGabledHouse,
};

function buildGabledHouse(model: PlaceModel, x: number, y: number) {
  model.box([x, y, 0], [width, depth, eaves], (_i, _j, k) => {
    if (k === 0) return materials.mortar;
    if (k % 5 === 0) return "#efe3cf";
    return k < 5 ? "#8a6a4c" : "#d6bd92";
  });
  for (let k = 0; k < 5; k++) {
    model.box([x - 1, y - 1 + k, eaves + k], [width + 2, depth + 2 - 2 * k, 1], (i, j) =>
      pick(slate, noise((i + k) >> 1, k, j >> 2, 6)),
    );
  }
  model.box([x + 3, y + 4, eaves], [4, 4, 4], "#e9dcc4").box([x + 2, y + 4, eaves + 4], [6, 5, 1], slate[2]);
  model
    .box([x + 8, y + 2, eaves + 2], [2, 2, 5], "#a0603a")
    .box([x + 8, y + 2, eaves + 7], [2, 2, 1], "#cbbda6");
  model.box([x + 1, y + front, 1], [3, 1, 3], materials.soot);
  placeDoor(model, x + 7, y, "#2f6a70");
  model.box([x, y + depth, 4], [6, 2, 1], (i) => (i % 2 ? materials.bone : materials.water));
}
