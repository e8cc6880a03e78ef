import { noise, pick, places } from "../../engine/pattern";
import { plantTree, raiseRack, setTorch } from "../island-objects";
import { ringPlots } from "../mark";
import { materials } from "../materials";
import { layGround } from "./ground";
import { plantTuft } from "./objects";
import { PlaceModel } from "./place-model";

const slabSize = 5;
const plot = 6 * slabSize;
/** Clockwise from the corner at the right. */
const slabs = [...ringPlots.slice(5), ...ringPlots.slice(0, 5)];

/**
 * A stone at sunrise, with twenty slabs around it for the months since the founding, of which those with a milestone
 * are lit. `milestones` are counted in months.
 */
export function foundingStone(milestones: readonly number[], withMark: boolean): PlaceModel {
  const model = new PlaceModel("sunrise");
  const isRim = (n: number) => n < slabSize || n >= plot - slabSize;
  layGround(model, {
    width: plot,
    depth: plot,
    surfaceAt: (x, y) => (isRim(x) || isRim(y) ? "paving" : "meadow"),
    paving: { size: slabSize, x: 0, y: 0 },
    rock: 6,
    seed: 17,
  });
  for (const slab of litSlabs(milestones)) {
    const [column, row] = slabs[slab] ?? [0, 0];
    const corner = [column * slabSize + 1, row * slabSize + 1, -1] as const;
    model.glowBox(corner, [slabSize - 1, slabSize - 1, 1], materials.torch);
  }
  raiseStone(model);
  if (withMark) cutMark(model);
  else cutSun(model);
  placeSurroundings(model);
  return model;
}

/** A slab is one month; in a longer history it is as many as are needed. */
export function litSlabs(milestones: readonly number[]): number[] {
  const months = Math.max(0, ...milestones) + 1;
  const monthsPerSlab = Math.ceil(months / slabs.length);
  const lit = milestones.map((month) => Math.floor(Math.max(0, month) / monthsPerSlab));
  return [...new Set(lit)];
}

/** A slab of dark stone in the face, for the mark or the sun. */
const face = { x: 9, y: 14, z: 4, size: 13 } as const;

/** Our mark, one cell lit. */
function cutMark(model: PlaceModel) {
  for (const [column, row] of ringPlots) {
    model.lit([face.x + 1 + 2 * column, face.y, face.z + 1 + 2 * row], materials.bone);
  }
  const at = face.size - 2;
  model
    .glow([face.x + at, face.y, face.z + at], materials.torch)
    .lamp([face.x + at, face.y + 2, face.z + at], 5);
}

/** Half a sun over a line. */
function cutSun(model: PlaceModel) {
  const middle = (face.size - 1) / 2;
  model.litBox([face.x + 1, face.y, face.z + 3], [face.size - 2, 1, face.size - 4], (i, _, k) => {
    const distance = Math.round(Math.hypot(i + 1 - middle, k));
    if (k === 0) return materials.bone;
    if (distance <= 3) return materials.torch;
    return distance === 5 ? materials.brass : undefined;
  });
}

function raiseStone(model: PlaceModel) {
  const grey = [materials.paleStone, "#a9a398", "#a19c92"] as const;
  model.box([6, 8, 0], [19, 9, 1], materials.grille).box([7, 9, 1], [17, 7, 1], "#a19c92");
  model.box([8, 10, 2], [15, 5, 16], (i, j, k) => {
    const isCutCorner = k === 15 && (i === 0 || i === 14);
    return isCutCorner ? undefined : pick(grey, noise(i >> 2, k >> 1, j >> 1, 3));
  });
  model.box([face.x, face.y, face.z], [face.size, 1, face.size], "#241d17");
  const moss = places(
    [7, 15, 2],
    [22, 11, 18],
    [8, 15, 2],
    [9, 14, 3],
    [21, 13, 18],
    [22, 13, 18],
    [23, 15, 2],
  );
  for (const at of moss) model.set(at, "#7d9a4a");
}

/** The first day: one rack, a bed, torches, and a sapling. */
function placeSurroundings(model: PlaceModel) {
  raiseRack(model, { x: 6, y: 19, height: 8, seed: 1 });
  model.lamp([8, 24, 2], 7);
  model.box([19, 18, 0], [4, 6, 2], (_, j, k) => {
    if (k === 0) return materials.post;
    return j < 2 ? materials.bone : materials.ember;
  });
  setTorch(model, 6, 14);
  setTorch(model, 24, 8);
  model.box([15, 20, 0], [1, 1, 2], materials.post).box([14, 19, 2], [3, 3, 1], materials.leaf);
  model.set([15, 20, 3], "#6fb04c").set([15, 19, 3], materials.leaf);
  plantTree(model, { x: 7, y: 5, trunk: 4, crown: 1, seed: 3 });
  plantTuft(model, 16, 23);
  plantTuft(model, 22, 16, materials.bone);
  plantTuft(model, 13, 17, "#ff6b57");
  plantTuft(model, 6, 7);
}
