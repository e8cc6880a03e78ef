import { expect, test } from "vitest";
import { pointInPath } from "../engine/point-in-path";
import { pageScenes } from "../names";
import { islandTicks } from "./island";
import { ringPlots } from "./mark";

test.each(pageScenes.home)(
  "%s has a path for each of the twenty rim tiles, but for the four hidden ones of the rear corner",
  (name) => {
    const hidden = islandTicks(name).flatMap((tick, index) => (tick === "" ? [index] : []));
    expect(islandTicks(name)).toHaveLength(20);
    expect(hidden).toEqual([0, 1, 2, 19]);
  },
);

test.each(pageScenes.home)("every path of %s fills its own tile and no other", (name) => {
  for (const [index, tick] of islandTicks(name).entries()) {
    const [column, row] = ringPlots[index] ?? [0, 0];
    const isFilled = pointInPath(tick);
    const others = ringPlots.filter((_, other) => other !== index);
    const centre = ([x, y]: readonly [number, number]) => [6 * (x - y), 6 * (x + y) + 7] as const;
    if (index > 4 && index < 18) expect(isFilled(...centre([column, row]))).toBe(true);
    expect(others.some((plot) => isFilled(...centre(plot)))).toBe(false);
  }
});
