import { expect, test } from "vitest";
import type { Colour } from "./colour";
import { reducePalette } from "./palette";

function keptColours(uses: Record<Colour, number>, limit: number): Colour[] {
  const counts = new Map(Object.entries(uses) as [Colour, number][]);
  return [...new Set(reducePalette(counts, limit).values())].sort();
}

test("of two similar colours, the one used less is replaced, and its replacement too if that is replaced", () => {
  expect(keptColours({ "#ff0000": 3, "#fa0000": 9, "#0000ff": 1 }, 2)).toEqual(["#0000ff", "#fa0000"]);
  expect(keptColours({ "#101010": 1, "#121212": 4, "#202020": 90 }, 1)).toEqual(["#202020"]);
});
