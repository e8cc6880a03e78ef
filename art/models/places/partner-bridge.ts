import { places } from "../../engine/pattern";
import { plantTree, raiseRack, rickshawYellow, setTorch } from "../island-objects";
import { materials } from "../materials";
import { type FlagPartner, flagOf } from "./flags";
import { layGround } from "./ground";
import { cottage, placeHouse } from "./houses";
import { plantTuft, standPerson } from "./objects";
import { PlaceModel } from "./place-model";

const [islandWidth, islandDepth] = [16, 20];
/** Where the second island begins. */
const otherSide = 27;
const bridge = { from: 11, to: 31, back: 8, front: 13 } as const;
const middle = (bridge.from + bridge.to) / 2;

/** At the rear rail, where they hide nobody, then at the front one; from the middle of the bridge to its ends. */
const posts = [bridge.back, bridge.front].flatMap((y) =>
  [19, 23, 15, 27, 11, 31].map((x) => [x, y] as const),
);

export const mostLanterns = posts.length;

/** Two islands at five in the morning, and a bridge with a lantern for each of the first partners, in the colour of its flag. */
export function partnerBridge(partners: readonly FlagPartner[]): PlaceModel {
  const model = new PlaceModel("five-am");
  for (const x of [0, otherSide]) layIsland(model, x);
  layBridge(model);
  for (const [index, [x, y]] of posts.entries()) raisePost(model, x, y, partners[index]);
  placeOurSide(model);
  placeTheirSide(model);
  return model;
}

function layIsland(model: PlaceModel, x: number) {
  layGround(model, {
    width: islandWidth,
    depth: islandDepth,
    origin: [x, 0],
    surfaceAt: (_, y) => {
      if (y > bridge.front) return "paving";
      return y > bridge.back ? "path" : "meadow";
    },
    paving: { size: 6, x, y: bridge.front + 1 },
    rock: 8,
    seed: 13 + x,
  });
}

/** How far the bridge is above the ground. */
function riseAt(x: number): number {
  return Math.max(0, 3 - Math.floor(Math.abs(x - middle) / 3));
}

function layBridge(model: PlaceModel) {
  for (let x = bridge.from; x <= bridge.to; x++) {
    const z = riseAt(x);
    model.box([x, bridge.back, z - 1], [1, 6, 1], x % 2 ? materials.honeyOak : materials.board);
    model.set([x, bridge.front, z - 2], materials.post);
    for (const y of [bridge.back, bridge.front]) model.set([x, y, z], materials.boardEdge);
  }
}

/** Higher than the people with the lantern of a partner, else as low as the rail. */
function raisePost(model: PlaceModel, x: number, y: number, partner: FlagPartner | undefined) {
  const z = riseAt(x);
  model.box([x, y, z], [1, 1, partner ? 6 : 2], materials.post);
  if (!partner) return;
  model.glowBox([x, y, z + 6], [2, 2, 2], flagOf(partner).main);
  model.lamp([x, y, z + 3], 6);
}

function placeOurSide(model: PlaceModel) {
  raiseRack(model, { x: 1, y: 2, height: 13, seed: 1 });
  plantTree(model, { x: 11, y: 3, trunk: 4, crown: 2, seed: 8 });
  model.lamp([4, 7, 2], 8);
  setTorch(model, 3, 13, 9);
  plantTuft(model, 14, 7, materials.torch);
  standPerson(model, { x: 17, y: 10, z: riseAt(17), shirt: materials.ember });
}

function placeTheirSide(model: PlaceModel) {
  placeHouse(model, cottage, [otherSide + 5, 0], 1);
  model.lamp([otherSide + 11, 9, 2], 7);
  setTorch(model, otherSide + 14, 13, 9);
  plantTree(model, { x: otherSide + 1, y: 3, trunk: 5, crown: 1, seed: 3 });
  standPerson(model, { x: 24, y: 10, z: riseAt(24), shirt: rickshawYellow, hair: "#4b3322" });
  for (const [i, y] of places([15, 3], [3, 7])) plantTuft(model, otherSide + i, y, materials.bone);
}
