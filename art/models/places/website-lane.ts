import type { LaneName } from "../../names";
import { parkRickshaw, plantTree, rickshawYellow } from "../island-objects";
import { materials } from "../materials";
import { layGround } from "./ground";
import { houseFor, houses, placeHouse } from "./houses";
import { placeLampPost, plantTuft, standPerson } from "./objects";
import { PlaceModel } from "./place-model";

export type WebsitePlace = { domains: number };

const [width, depth] = [41, 18];
const lots = 3;

/** A lane at dusk with a house for each of up to three plans, whose lit windows are its domains. */
export function websiteLane(lane: LaneName, plans: readonly WebsitePlace[]): PlaceModel {
  const model = new PlaceModel("dusk");
  layGround(model, {
    width,
    depth,
    surfaceAt: (_, y) => (y >= 12 ? "paving" : "meadow"),
    paving: { size: 6, x: -1, y: 0 },
    rock: 5,
    seed: 7,
  });
  const ends = buildHouses(model, lane, shownPlans(plans));
  for (const x of ends.slice(0, -1)) placeLampPost(model, { x: x + 1, y: 10, height: 7, reach: 11 });
  placeLampPost(model, { x: width - 2, y: 11, height: 7, reach: 10 });
  standPerson(model, { x: 9, y: 15, shirt: materials.water });
  model.set([11, 16, 3], materials.bone);
  model.box([0, 11, 0], [1, 1, 3], materials.post).box([0, 11, 3], [2, 1, 2], materials.ember);
  vehicles[lane](model);
  standPerson(model, { x: 32, y: 13, shirt: rickshawYellow, hair: "#4b3322" });
  plantTuft(model, 1, 9, "#ff6b57");
  for (const x of ends.slice(0, -1)) plantTuft(model, x + 1, 3, materials.torch);
  return model;
}

const vehicles = {
  "scene-website": (model: PlaceModel) => parkRickshaw(model, 17, 14),
  "scene-website-van": (model: PlaceModel) => parkVan(model, 16, 14),
} as const satisfies Record<LaneName, (model: PlaceModel) => void>;

/** From the fewest domains to the most; of a longer list the first, the one in the middle and the last. */
function shownPlans(plans: readonly WebsitePlace[]): WebsitePlace[] {
  const sorted = plans.toSorted((a, b) => a.domains - b.domains);
  if (sorted.length <= lots) return sorted;
  const places = [0, Math.floor(sorted.length / 2), sorted.length - 1];
  return places.flatMap((place) => sorted[place] ?? []);
}

/** A van: its load at the left, then the cab with glass on two sides, and a low hood with lights. */
function parkVan(model: PlaceModel, x: number, y: number) {
  const glass = "#9fd6d2";
  model.box([x, y, 1], [9, 4, 5], (i, j, k) => {
    if (k === 0) return "#8a3d22";
    if (k === 1) return materials.ember;
    if (i > 7) return undefined;
    if (i < 6) return materials.bone;
    if (k === 4) return i === 6 ? materials.bone : undefined;
    return (i === 7 && j > 0) || (i === 6 && j === 3) ? glass : materials.bone;
  });
  for (const i of [1, 6]) model.box([x + i, y + 3, 0], [2, 1, 1], "#14110f");
  for (const j of [0, 3]) model.glow([x + 8, y + j, 2], "#fff0c4");
  model.lamp([x + 10, y + 2, 1], 6);
}

/** Trees grow where the lane has no house. Returns where each lot ends. */
function buildHouses(model: PlaceModel, lane: LaneName, plans: readonly WebsitePlace[]): number[] {
  const chosen = plans.map(({ domains }) => ({ domains, house: houseFor(lane, domains) }));
  const [smallest] = houses[lane];
  const lotWidths = Array.from({ length: lots }, (_, lot) => (chosen[lot]?.house ?? smallest).width);
  const free = width - lotWidths.reduce((sum, lotWidth) => sum + lotWidth, 0);
  const gap = Math.floor(free / lots);
  let x = Math.min(2, gap);
  return lotWidths.map((lotWidth, lot) => {
    const plan = chosen[lot];
    if (plan) placeHouse(model, plan.house, [x, 2], plan.domains);
    else plantTree(model, { x: x + 4, y: 5, trunk: 4, crown: 2, seed: 3 + lot });
    const end = x + lotWidth;
    x = end + gap;
    return end;
  });
}

const housePlot = { depth: 13, soil: 2 } as const;

/** A single house on a piece of the lane, with so many lit windows. */
export function singleHouse(lane: LaneName, domains: number): PlaceModel {
  const model = new PlaceModel("dusk");
  const house = houseFor(lane, domains);
  layGround(model, {
    width: house.width + 4,
    depth: housePlot.depth,
    surfaceAt: (_, y) => (y >= 11 ? "path" : "meadow"),
    rock: 0,
    seed: 7,
  });
  for (const { at } of [...model.voxels()]) if (at[2] < -1 - housePlot.soil) model.remove(at);
  placeHouse(model, house, [2, 2], domains);
  return model;
}
