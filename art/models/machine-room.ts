import { places } from "../engine/pattern";
import { raiseRack } from "./island-objects";
import { materials } from "./materials";
import { standPerson } from "./places/objects";
import { PlaceModel } from "./places/place-model";

const [width, depth] = [30, 24];
const wallHeight = 20;

/** Three racks with their cables on a tray, somebody with a trolley of spare parts, and a box. */
export function machineRoom(): PlaceModel {
  const model = new PlaceModel("one-am");
  buildRoom(model);
  for (const [rack, x] of [4, 12, 20].entries()) {
    raiseRack(model, { x, y: 3, height: 14, seed: rack + 1 });
    model.lamp([x + 2, 9, 3], 9);
  }
  layCables(model);
  placeTrolley(model);
  standPerson(model, { x: 15, y: 14, shirt: materials.water });
  for (const [x, y] of places([1, 11], [27, 1]))
    model.glow([x, y, 13], materials.lamplight).lamp([x, y, 12], 12);
  model.lamp([15, 12, 12], 14);
  return model;
}

/** Floor tiles, of which every third is a vent, and two walls. */
function buildRoom(model: PlaceModel) {
  model.box([0, 0, -3], [width, depth, 2], materials.grille);
  model.box([0, 0, -1], [width, depth, 1], (i, j) => {
    if (i % 5 === 0 || j % 5 === 0) return materials.joint;
    return (Math.floor(i / 5) + Math.floor(j / 5)) % 3 === 0 && j % 2 ? materials.grille : materials.paving;
  });
  const wall = (along: number, z: number) => {
    if (z === wallHeight - 1) return materials.post;
    return z < 2 || along % 10 === 0 ? materials.boardEdge : "#d3bf9c";
  };
  model.box([0, 0, 0], [width, 1, wallHeight], (i, _, k) => wall(i, k));
  model.box([0, 0, 0], [1, depth, wallHeight], (_, j, k) => wall(j, k));
}

/** A tray above the racks, from which a cable goes down to each. */
function layCables(model: PlaceModel) {
  model.box([2, 4, 17], [width - 4, 3, 1], (i, j) => (j === 1 && i % 4 ? materials.ember : materials.soot));
  for (const x of [6, 14, 22]) model.box([x, 5, 15], [2, 1, 2], materials.ember);
}

function placeTrolley(model: PlaceModel) {
  for (const [x, y] of places([19, 15], [26, 15], [19, 19], [26, 19])) model.set([x, y, 0], materials.soot);
  model.box([19, 15, 1], [8, 5, 1], materials.board).box([26, 15, 2], [1, 5, 4], materials.post);
  model.box([20, 16, 2], [5, 3, 3], (_, j, k) => (j === 2 && k === 1 ? materials.lime : materials.casing));
  model.litBox([4, 15, 0], [5, 5, 4], (_, j, k) =>
    k === 3 && j === 2 ? materials.bone : materials.honeyOak,
  );
}
