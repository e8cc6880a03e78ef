import { expect, test } from "vitest";
import { pointInPath } from "../engine/point-in-path";
import { islandModel, islandTicks } from "./island";
import { ringPlots } from "./mark";

test("there is a path for each of the twenty rim tiles, but for the four hidden ones of the rear corner", () => {
  const hidden = islandTicks().flatMap((tick, index) => (tick === "" ? [index] : []));
  expect(islandTicks()).toHaveLength(20);
  expect(hidden).toEqual([0, 1, 2, 19]);
});

test("the path of a fully visible tile is a diamond without the joints", () => {
  expect(islandTicks()[10]).toBe("M0 62l5 5-5 5-5-5z");
});

test("every path fills its own tile and no other", () => {
  for (const [index, tick] of islandTicks().entries()) {
    const [column, row] = ringPlots[index] ?? [0, 0];
    const isFilled = pointInPath(tick);
    const others = ringPlots.filter((_, other) => other !== index);
    const centre = ([x, y]: readonly [number, number]) => [6 * (x - y), 6 * (x + y) + 7] as const;
    if (index > 4 && index < 18) expect(isFilled(...centre([column, row]))).toBe(true);
    expect(others.some((plot) => isFilled(...centre(plot)))).toBe(false);
  }
});

const strata = "#7a5535 #7d5a3a #8d887f #5c5854 #7a746c #6b655e #49524f #3a463d #352c2d #251d31";

test("every rim tile is paved, also the hidden ones, above the rock of ten strata", () => {
  const model = islandModel();
  for (const [column, row] of ringPlots) expect(model.get([column * 6 + 3, row * 6 + 3, -1])).toBe("#d9cdba");
  const rocks = new Set(Array.from(model.voxels(), ({ at, colour }) => (at[2] < -1 ? colour : undefined)));
  for (const rock of strata.split(" ")) expect(rocks).toContain(rock);
});
