import { expect, test } from "vitest";
import type { Colour } from "./colour";
import { noise, places } from "./pattern";
import { pointInPath, readLoops } from "./point-in-path";
import { type Face, type Rendering, render, type Shade, VoxelModel } from "./voxel";

const faceColours: Record<Face, Colour> = { top: "#ffffff", left: "#808080", right: "#202020" };
const byFace: Shade = (_, face) => faceColours[face];
const flat: Shade = ({ colour }) => colour;

/** The topmost colour at a point. */
function colourAt(rendering: Rendering, x: number, y: number): Colour | undefined {
  return rendering.findLast(({ path }) => pointInPath(path)(x, y))?.colour;
}

/** The corners of the only outline of a path, in no order. */
function cornersOf(path = ""): string[] {
  const loops = readLoops(path);
  expect(loops).toHaveLength(1);
  return loops.flat().map(String).sort();
}

/** The hexagon that a cube at the origin covers. */
const cubeCorners = ["-1,-1", "-1,1", "0,-2", "0,2", "1,-1", "1,1"];

function mottledCube(size: number): VoxelModel {
  const channel = (x: number, y: number, z: number, seed: number) =>
    Math.floor(16 + noise(x, y, z, seed) * 239).toString(16);
  return new VoxelModel().box([0, 0, 0], [size, size, size], (x, y, z) => {
    return `#${channel(x, y, z, 1)}${channel(x, y, z, 2)}${channel(x, y, z, 3)}`;
  });
}

test("a single voxel has a top, a left and a right face", () => {
  const rendering = render(new VoxelModel().set([0, 0, 0], "#ff0000"), { shade: byFace, colours: 9 });
  expect(colourAt(rendering, 0, -1)).toBe(faceColours.top);
  expect(colourAt(rendering, -0.5, 1)).toBe(faceColours.left);
  expect(colourAt(rendering, 0.5, 1)).toBe(faceColours.right);
  expect(rendering).toHaveLength(3);
  // The first shape is the silhouette of the model.
  expect(cornersOf(rendering[0]?.path)).toEqual(cubeCorners);
});

test("a hidden voxel does not change the rendering", () => {
  const hollow = new VoxelModel().box([0, 0, 0], [3, 3, 3], (...at) =>
    at.join() === "1,1,1" ? undefined : "#ff0000",
  );
  const solid = new VoxelModel().box([0, 0, 0], [3, 3, 3], "#ff0000").set([1, 1, 1], "#0000ff");
  expect(render(solid, { shade: flat, colours: 9 })).toEqual(render(hollow, { shade: flat, colours: 9 }));
});

test("the nearer voxel covers the farther one, whichever was set first", () => {
  const nearLast = new VoxelModel().set([0, 0, 0], "#ff0000").set([1, 1, 1], "#00ff00");
  const nearFirst = new VoxelModel().set([1, 1, 1], "#00ff00").set([0, 0, 0], "#ff0000");
  for (const model of [nearLast, nearFirst]) {
    const [only, ...others] = render(model, { shade: flat, colours: 9 });
    expect(others).toEqual([]);
    expect(only?.colour).toBe("#00ff00");
    expect(cornersOf(only?.path)).toEqual(cubeCorners);
  }
});

test("every outline is closed and has integer coordinates", () => {
  for (const { path } of render(mottledCube(5), { shade: flat, colours: 20 })) {
    expect(path).toMatch(/^M-?\d+(?: |(?=-))-?\d+[lmvz\d -]*z$/);
    expect(path.match(/[Mm]/g)?.length).toBe(path.match(/z/g)?.length);
  }
});

test("a drawing has as many colours as the limit allows", () => {
  const colours = (limit: number) => render(mottledCube(5), { shade: flat, colours: limit }).length;
  expect(colours(1000)).toBeGreaterThan(40);
  expect(colours(12)).toBe(12);
  expect(colours(1)).toBe(1);
});

test("a removed voxel is not in the model, and box() keeps voxels for which its fill is undefined", () => {
  const model = new VoxelModel().box([0, 0, 0], [1, 1, 2], "#ff0000").remove([0, 0, 1]);
  expect([...model.voxels()]).toHaveLength(1);
  model.box([0, 0, 0], [2, 1, 1], (i) => (i ? "#00ff00" : undefined));
  const kept = places([0, 0, 0], [1, 0, 0], [0, 0, 1]).map((at) => model.get(at));
  expect(kept).toEqual(["#ff0000", "#00ff00", undefined]);
});
