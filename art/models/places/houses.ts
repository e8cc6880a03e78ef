import { places } from "../../engine/pattern";
import type { Point } from "../../engine/voxel";
import type { LaneName } from "../../names";
import { materials } from "../materials";
import { gabledHouse } from "./gabled-house";
import { depth, front, type House, placeDoor, windowsAboveShop } from "./house-parts";
import type { PlaceModel } from "./place-model";

const doorFrame = "#3a2614";
const tile = ["#9a4324", "#b8532c"] as const;
const roofTown = 20;

export const cottage: House = { width: 9, windows: [[5, front, 2]], build: buildCottage };
const village: House = {
  width: 12,
  windows: places([1, front, 2], [9, front, 2], [1, front, 7], [5, front, 7], [9, front, 7]),
  build: buildVillage,
};
const town: House = {
  width: 11,
  windows: [...windowsAboveShop, [3, 5, roofTown + 2]],
  build: buildTown,
};

/** The houses of each lane, from the smallest to the largest. */
export const houses = {
  "scene-website": [cottage, village, town],
  "scene-website-van": [cottage, village, gabledHouse],
} as const satisfies Record<LaneName, readonly House[]>;

/** The most windows that a house can light. */
export const mostWindows = town.windows.length;

/** The smallest house with a window for each domain, or else the largest. */
export function houseFor(lane: LaneName, domains: number): House {
  return houses[lane].find(({ windows }) => windows.length >= domains) ?? houses[lane][2];
}

/** Lights so many windows, as far as the house has them; the others are dark. */
export function placeHouse(
  model: PlaceModel,
  { build, windows }: House,
  [x, y]: readonly [number, number],
  lit: number,
) {
  build(model, x, y);
  for (const [index, [i, j, z]] of windows.entries()) {
    const corner: Point = [x + i, y + j, z];
    if (z < roofTown) model.box([x + i, y + j, z - 1], [2, 1, 1], "#4a3321");
    if (index < lit) model.glowBox(corner, [2, 1, 2], materials.lamplight);
    else model.box(corner, [2, 1, 2], materials.soot);
  }
}

/** One floor, a tiled roof and a chimney with smoke. */
function buildCottage(model: PlaceModel, x: number, y: number) {
  model.box([x, y, 0], [9, depth, 6], (i, j, k) => {
    if (k === 0) return materials.grille;
    const isCorner = (i === 0 || i === 8) && (j === 0 || j === front);
    return isCorner ? materials.oak : "#cdb78f";
  });
  for (let k = 0; k < 5; k++) {
    model.box([x - 1, y - 1 + k, 6 + k], [11, 10 - 2 * k, 1], (i) => tile[(i + k) % 3 ? 1 : 0]);
  }
  model.box([x + 6, y + 1, 8], [2, 2, 5], "#8d887f");
  placeDoor(model, x + 1, y, "#2f6a70");
  for (const [i, z] of places([6, 13], [6, 14], [7, 15], [7, 16], [6, 17])) {
    model.glow([x + i, y + 2, z], z > 15 ? "#9a8f80" : "#b8ab98");
  }
}

/** Two floors under a hipped roof. */
function buildVillage(model: PlaceModel, x: number, y: number) {
  model.box([x, y, 0], [12, depth, 11], (i, j, k) => {
    if (k === 0) return materials.mortar;
    if (k === 5 || ((i === 0 || i === 11) && j === front)) return materials.post;
    return k > 5 ? "#93a99a" : "#7f9788";
  });
  for (let k = 0; k < 5; k++) {
    model.box([x - 1 + k, y - 1 + k, 11 + k], [14 - 2 * k, 10 - 2 * k, 1], (i, j) => {
      return (i + j + k) % 4 ? "#c98b3c" : "#a86f2c";
    });
  }
  placeDoor(model, x + 5, y, doorFrame);
}

/** A shop with an awning, three floors above it, and a room and a water tank on the roof. */
function buildTown(model: PlaceModel, x: number, y: number) {
  const isEdge = (i: number, j: number) => i === 0 || j === 0 || i === 10 || j === front;
  model.box([x, y, 0], [11, depth, roofTown], (_i, _j, k) => {
    if (k === 0) return materials.mortar;
    if (k % 5 === 0) return "#cbbda6";
    return k < 5 ? "#a0603a" : "#d98c5a";
  });
  model.box([x, y, roofTown], [11, depth, 1], (i, j) => (isEdge(i, j) ? "#efe3cf" : materials.grille));
  model.box([x, y, roofTown + 1], [11, depth, 1], (i, j) => (isEdge(i, j) ? "#cbbda6" : undefined));
  model.box([x + 1, y + front, 1], [3, 1, 3], materials.soot);
  placeDoor(model, x + 7, y, doorFrame);
  model.box([x, y + depth, 4], [6, 2, 1], (i) => (i % 2 ? materials.bone : "#f0a02c"));
  model.box([x + 1, y + 1, roofTown + 1], [5, 5, 5], "#e9dcc4").box([x, y, roofTown + 6], [7, 7, 1], tile[0]);
  model.box([x + 7, y + 2, roofTown + 2], [3, 3, 4], "#56616a");
  model.box([x + 7, y + 2, roofTown + 1], [3, 3, 1], "#5a5049").set([x + 8, y + 3, roofTown + 6], "#8a97a0");
}
