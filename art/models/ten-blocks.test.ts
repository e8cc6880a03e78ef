import { expect, test } from "vitest";
import { studioLight } from "../engine/light";
import { places } from "../engine/pattern";
import { pointInPath } from "../engine/point-in-path";
import { type Rendering, render } from "../engine/voxel";
import { blockModels } from "./blocks";
import { ground, renderBlocks, stairs } from "./ten-blocks";

const colours = 18;
const pointsOfBlock = places([0.4, -15], [0.4, -8], [-4.6, 3], [4.4, 3], [-7.6, -1], [7.4, 5]);

/** The topmost colour at a point in lattice units. */
function colourAt(renderings: readonly Rendering[], x: number, y: number): string | undefined {
  return renderings.flat().findLast(({ path }) => pointInPath(path)(x, y))?.colour;
}

test.each([
  ["stairs", stairs, "grass", 0, -48],
  ["stairs", stairs, "wood", 8, -24],
  ["stairs", stairs, "gold", 16, 0],
  ["stairs", stairs, "diamond", 24, 24],
  ["ground", ground, "gold", 8, 8],
  ["ground", ground, "obsidian", 72, 8],
] as const)("%s: block %# is at its place and not covered", (_, arrangement, name, column, row) => {
  const drawn = renderBlocks(arrangement, colours);
  const block = [render(blockModels[name](), { shade: studioLight, colours })];
  for (const [x, y] of pointsOfBlock) {
    expect(colourAt(block, x, y)).toBeDefined();
    expect(colourAt(drawn, x + column, y + row)).toBe(colourAt(block, x, y));
  }
});
