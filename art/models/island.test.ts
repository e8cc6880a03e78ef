import { expect, test } from "vitest";
import { pointInPath } from "../engine/point-in-path";
import { pageScenes } from "../names";
import { islandTicks } from "./island";
import { ringPlots } from "./mark";

test.each(pageScenes.home)(
  "every path of %s fills its own rim tile; the four of the rear corner are hidden",
  (name) => {
    const ticks = islandTicks(name);
    expect(ticks).toHaveLength(20);
    expect(ticks.flatMap((tick, index) => (tick === "" ? [index] : []))).toEqual([0, 1, 2, 19]);
    for (const [index, tick] of ticks.entries()) {
      const [column, row] = ringPlots[index] ?? [0, 0];
      const isFilled = pointInPath(tick);
      const others = ringPlots.filter((_, other) => other !== index);
      const centre = ([x, y]: readonly [number, number]) => [6 * (x - y), 6 * (x + y) + 7] as const;
      if (index > 4 && index < 18) expect(isFilled(...centre([column, row]))).toBe(true);
      expect(others.some((plot) => isFilled(...centre(plot)))).toBe(false);
    }
  },
);
