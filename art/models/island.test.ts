import { expect, test } from "vitest";
import { pointInPath } from "../engine/point-in-path";
import { islandTicks } from "./island";
import { ringPlots } from "./mark";

test("there is a path for each of the twenty rim tiles, but for the four hidden ones of the rear corner", () => {
  const hidden = islandTicks().flatMap((tick, index) => (tick === "" ? [index] : []));
  expect(islandTicks()).toHaveLength(20);
  expect(hidden).toEqual([0, 1, 2, 19]);
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
