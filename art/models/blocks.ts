import type { Colour } from "../engine/colour";
import { cycle, noise, pick, places } from "../engine/pattern";
import { type Face, VoxelModel } from "../engine/voxel";

/** A voxel on the surface of a block. On an edge its face is the top before the sides, and the right before the left. */
type SurfaceCell = {
  face: Face;
  x: number;
  y: number;
  z: number;
  /** Left to right along the face; on top, along x. */
  across: number;
  /** Bottom to top along the face; on top, away from the viewer. */
  up: number;
};

/** Voxels along each edge of a block. */
export const blockSize = 8;
const last = blockSize - 1;
const middle = last / 2;

/** One block for each Minecraft plan, from the surface down. */
export const blockModels = {
  grass,
  wood,
  stone,
  coal,
  iron,
  gold,
  diamond,
  emerald,
  netherite,
  obsidian,
} as const;

export type BlockName = keyof typeof blockModels;

function grass(): VoxelModel {
  const turf = ["#7db63a", "#8fc94a", "#6ba131"] as const;
  const soil = ["#7a5535", "#6a4829", "#8a6340"] as const;
  const overhang = [2, 1, 3, 1, 2, 2, 1, 3] as const;
  const model = shell(({ face, x, y, z }) => {
    if (face === "top") return pick(turf, noise(x, y, 0, 3));
    const fringe = blockSize - cycle(overhang, face === "right" ? y + 3 : x);
    if (z === fringe) return "#5d8f2b";
    return z > fringe ? turf[0] : pick(soil, noise(x, y, z, 7));
  });
  const blades = places([1, 5, 2], [2, 5, 1], [5, 1, 2], [6, 2, 1], [1, 2, 1]);
  for (const [x, y, height] of blades) model.box([x, y, blockSize], [1, 1, height], "#a2d95c");
  const [stem, blossom] = ["#6ba131", "#ffb02e"] as const;
  model.set([4, 4, blockSize], stem).set([4, 4, blockSize + 1], blossom);
  const pebble = "#a39a8b";
  return model.set([6, 7, 2], pebble).set([7, 3, 3], pebble).set([7, 4, 3], "#8b8377");
}

function wood(): VoxelModel {
  const [plain, groove, ridge] = ["#6d4c30", "#5b3e26", "#7d5a3a"] as const;
  const grain = [plain, ridge, groove, plain, plain, ridge, groove, plain] as const;
  const model = shell(({ face, x, y, across, up }) => {
    if (face !== "top") return cycle(grain, across + (up > 4 && across < 4 ? 1 : 0));
    const ring = fromMiddle(x, y);
    if (ring > 3) return ridge;
    if (ring > 2) return "#d6a866";
    return ring > 1 ? "#b98548" : "#e2bb7d";
  });
  // A log has no sharp edge: the front corner is cut away.
  for (let z = 0; z < blockSize; z++) {
    model.remove([7, 7, z]).set([6, 7, z], groove).set([7, 6, z], groove).set([6, 6, z], groove);
  }
  model.set([6, 6, 7], ridge).set([6, 7, 7], ridge).set([7, 6, 7], ridge);
  const knot = "#40290f";
  model.box([2, 7, 3], [2, 1, 2], knot).set([7, 3, 5], knot);
  // A twig with leaves on the right side.
  return model.set([8, 2, 2], groove).box([8, 1, 3], [1, 2, 2], "#8fc94a").set([8, 2, 4], "#a2d95c");
}

function stone(): VoxelModel {
  const stones = ["#a19c92", "#8d887f", "#b1aca2", "#979188"] as const;
  const joint = "#69645d";
  const offsets = [1, 5, 3] as const;
  const model = shell(({ face, across, up }) => {
    const course = Math.floor(up / 3);
    const bottom = course * 3;
    const along = across + cycle(offsets, course) + (face === "right" ? 3 : 0);
    if (up === bottom && (face === "top" || up > 0)) return joint;
    if (along % 5 === 0) return joint;
    const stoneNumber = Math.floor(along / 5) + course * 3 + { top: 5, left: 0, right: 2 }[face];
    return cycle(stones, up === bottom + 1 ? stoneNumber + 1 : stoneNumber);
  });
  chipStoneCorner(model, stones);
  growMoss(model);
  return model;
}

function chipStoneCorner(model: VoxelModel, [front, deep, fresh]: readonly [Colour, Colour, Colour, Colour]) {
  model.remove([7, 7, 7]).remove([7, 6, 7]).remove([7, 7, 6]);
  model.set([6, 6, 6], fresh).set([6, 7, 6], front).set([7, 6, 6], fresh);
  model.set([6, 6, 7], fresh).set([6, 7, 7], fresh);
  model.set([6, 6, 5], deep).set([7, 7, 5], front).set([6, 5, 6], deep);
}

function growMoss(model: VoxelModel) {
  const [bright, moss, dark] = ["#95b05a", "#86a04c", "#7d9a4a"] as const;
  model.set([1, 2, 7], bright).set([2, 2, 7], moss).set([1, 3, 7], bright);
  model.set([2, 1, 7], moss).set([3, 2, 7], bright);
  model.set([7, 1, 7], moss).set([7, 1, 6], dark).set([7, 2, 7], moss).set([7, 1, 5], dark);
  model.set([1, 7, 2], moss).set([2, 7, 2], dark).set([1, 7, 1], dark);
}

/** The coal on each face: `#` is coal, `+` a highlight, the rest is rock. */
const coalSeams: Record<Face, readonly string[]> = {
  top: ["", ".....#+", ".....##", "", ".+#", ".##+.#", ".....##", ""],
  left: ["", "", "....##+", "..+..#", ".##", ".+#", "....##", ".....#"],
  right: ["", "..#+.#", ".....#+", "......#", "..#", ".#+#", "", ""],
};

function coal(): VoxelModel {
  const rock = ["#605c58", "#55514d", "#6b6763"] as const;
  const [seam, sheen, glint] = ["#1f1d1c", "#34302e", "#8d8882"] as const;
  const model = shell(({ face, x, y, z, across, up }) => {
    const mark = coalSeams[face][last - up]?.[across];
    if (mark === "#") return seam;
    return mark === "+" ? sheen : pick(rock, noise(x, y, z, 21));
  });
  model.set([5, 8, 0], sheen);
  // Lumps protrude by one voxel, each with a highlight at its lower corner.
  model.box([1, 8, 2], [2, 1, 2], (i, _, k) => (i + k ? seam : sheen));
  model.box([4, 8, 4], [2, 1, 2], (i, _, k) => (i + k ? seam : sheen));
  model.box([8, 4, 2], [1, 2, 2], (_, j, k) => (j + k ? seam : sheen));
  model.box([8, 1, 5], [1, 2, 1], sheen).box([1, 4, 8], [2, 2, 1], sheen).box([5, 1, 8], [2, 2, 1], sheen);
  model.set([2, 8, 3], glint).set([5, 8, 5], glint).set([8, 5, 3], glint);
  return model.set([2, 5, 8], glint).set([6, 2, 8], glint);
}

/** A bolted plate: a dark frame, rivets at its corners, brushed metal between. */
function iron(): VoxelModel {
  const brushed = ["#f2eae0", "#e9dfd3", "#d8ccbf", "#d8ccbf", "#d8ccbf"] as const;
  return shell(({ face, y, z, across }) => {
    const row = face === "top" ? y : z;
    if (isFrame(across, row)) return "#b9ab9c";
    return isRivet(across, row) ? "#8d8074" : cycle(brushed, across + row);
  });
}

/** Stacked bars: joints staggered, the upper edge lit, one glint on each bar. */
function gold(): VoxelModel {
  return shell(({ face, across, up }) => {
    const stagger = Math.floor(up / 2) % 2 ? 2 : 0;
    const along = (across + stagger + (face === "right" ? 1 : 0)) % 4;
    if (along === 3) return "#a8700f";
    if (up % 2 === 0) return "#dfa126";
    return along === 0 ? "#fff0b0" : "#fbd25a";
  });
}

/** A cut stone: a dark girdle around stepped facets, each brighter towards the upper left. */
function diamond(): VoxelModel {
  const [girdle, sparkle] = ["#2aa7a8", "#e6fffc"] as const;
  const model = shell(({ across, up }) => {
    const down = last - up;
    const ring = fromMiddle(across, down);
    const lit = across + down < last;
    if (ring > 3) return girdle;
    if (ring > 2) return lit ? "#b6fbf4" : "#43c9c6";
    if (ring > 1) return lit ? "#7eeee6" : "#5fdcd6";
    return lit ? sparkle : "#8af3ea";
  });
  model.remove([7, 7, 7]).set([6, 6, 6], sparkle).set([6, 6, 7], girdle);
  model.set([6, 7, 7], sparkle).set([7, 6, 7], sparkle).set([7, 7, 6], sparkle);
  return model.set([6, 7, 6], sparkle).set([7, 6, 6], sparkle);
}

/** A lozenge cut into each face, lit from the left. */
function emerald(): VoxelModel {
  const [light, mid, shadow, deep] = ["#6df09a", "#2fc768", "#1fa653", "#17894a"] as const;
  return shell(({ across, up }) => {
    const down = last - up;
    if (isFrame(across, down)) return "#12703b";
    const fromCentre = Math.abs(across - middle) + Math.abs(down - middle);
    const lit = across < middle;
    if (fromCentre < 1.5) return "#d3ffe0";
    if (fromCentre < 3) return lit ? light : mid;
    if (fromCentre < 4.5) return lit ? mid : shadow;
    return deep;
  });
}

/** A dark alloy plate with hot seams. */
function netherite(): VoxelModel {
  const alloy = ["#453d3e", "#3b3435", "#4f4647"] as const;
  const heat = ["#ff8a3c", "#ffb35c", "#d9541e"] as const;
  const seamRows = [3, 3, 4, 4, 2, 2, 3, 3] as const;
  return shell(({ face, y, z, across }) => {
    const row = face === "top" ? y : z;
    const seam = cycle(seamRows, across);
    if (isFrame(across, row)) return "#2b2526";
    if (row === seam) return cycle(heat, across + (face === "top" ? 1 : 0));
    if (across === 5 && row > seam) return row % 2 ? heat[2] : heat[0];
    if (across === 2 && row < seam) return row % 2 ? heat[0] : heat[2];
    if (isRivet(across, row)) return "#6b5f5f";
    return pick(alloy, noise(across >> 1, row >> 1, { top: 1, left: 3, right: 2 }[face], 31));
  });
}

/** Glassy shards in slanting slabs with cold glints, and an ember inside. */
function obsidian(): VoxelModel {
  const shards = ["#241c30", "#2f2540", "#1a1423", "#3a2d50"] as const;
  const [glint, gleam] = ["#a98ae0", "#5d4a80"] as const;
  const model = shell(({ face, x, y, z, across }) => {
    const row = face === "top" ? y : z;
    const speckle = (across * 3 + row * 5 + (x === last ? 2 : 0)) % 17;
    if (speckle === 0) return glint;
    if (speckle === 3) return gleam;
    const slant = face === "right" ? -row : row;
    return cycle(shards, Math.floor((across * 2 + slant + 16) / 3));
  });
  model.remove([7, 7, 7]).remove([0, 7, 7]).remove([7, 0, 7]);
  model.set([7, 6, 7], gleam).set([6, 7, 7], gleam).set([6, 6, 7], shards[3]);
  model.set([6, 6, 6], gleam).set([6, 7, 6], shards[3]).set([7, 6, 6], shards[0]).set([7, 7, 6], glint);
  model.set([7, 3, 4], "#ffb02e").set([7, 4, 4], "#ffb02e");
  return model.set([7, 3, 3], "#ff8a2e").set([7, 4, 3], "#ff8a2e");
}

/** Only the three visible sides: the inside is never seen. */
function shell(colourOf: (cell: SurfaceCell) => Colour): VoxelModel {
  return new VoxelModel().box([0, 0, 0], [blockSize, blockSize, blockSize], (x, y, z) => {
    const face = faceAt(x, y, z);
    if (!face) return undefined;
    const across = face === "right" ? last - y : x;
    const up = face === "top" ? last - y : z;
    return colourOf({ face, x, y, z, across, up });
  });
}

function faceAt(x: number, y: number, z: number): Face | undefined {
  if (z === last) return "top";
  if (x === last) return "right";
  return y === last ? "left" : undefined;
}

function fromMiddle(across: number, down: number): number {
  return Math.max(Math.abs(across - middle), Math.abs(down - middle));
}

function isFrame(across: number, row: number): boolean {
  return across === 0 || row === 0 || across === last || row === last;
}

function isRivet(across: number, row: number): boolean {
  return (across === 1 || across === last - 1) && (row === 1 || row === last - 1);
}
