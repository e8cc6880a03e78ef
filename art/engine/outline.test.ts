import { expect, test } from "vitest";
import { outlinePath, type Triangle } from "./outline";
import { pointInPath, readLoops } from "./point-in-path";

/** Six triangles around one point: the silhouette of a cube. */
const hexagon = [-1, 0].flatMap((column) => [0, 1, 2].map((row): Triangle => ({ column, row })));

test.each([
  [0, 0, "M0 0l1 1-1 1z"],
  [0, 1, "M1 1v2l-1-1z"],
  [-3, -2, "M-2-2v2l-1-1z"],
  [-3, -3, "M-3-3l1 1-1 1z"],
])("the place %i, %i on the lattice decides where a triangle points", (column, row, path) => {
  expect(outlinePath([{ column, row }])).toBe(path);
});

test("adjacent triangles have one outline without the edges between them", () => {
  const [corners, ...others] = readLoops(outlinePath(hexagon));
  expect(others).toEqual([]);
  expect(corners?.map(String).sort()).toEqual(["-1,1", "-1,3", "0,0", "0,4", "1,1", "1,3"]);
});

test("shapes that touch in one point have separate outlines", () => {
  const below = hexagon.map(({ column, row }) => ({ column, row: row + 4 }));
  const loops = readLoops(outlinePath([...hexagon, ...below]));
  expect(loops.map((loop) => loop.length)).toEqual([6, 6]);
});

test("a hole is not filled", () => {
  const columns = [-4, -3, -2, -1, 0, 1, 2, 3];
  const field = columns.flatMap((column) => columns.map((row) => ({ column, row })));
  const holed = field.filter(({ column, row }) => column !== 0 || row !== 0);
  expect(readLoops(outlinePath(holed))).toHaveLength(2);
  const isFilled = pointInPath(outlinePath(holed));
  expect(isFilled(0.3, 1.1)).toBe(false);
  expect(isFilled(-0.3, 1.1)).toBe(true);
  expect(isFilled(0.7, 0.3)).toBe(true);
});
