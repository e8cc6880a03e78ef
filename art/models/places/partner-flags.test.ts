import { expect, test } from "vitest";
import { flagOf } from "./flags";
import { mostFlags, partnerFlags } from "./partner-flags";

/** Every pole has a glowing top, 22 voxels above the ground. */
function countFlags(partners: readonly { id: string; logo: string }[]): number {
  const model = partnerFlags(partners);
  return [...model.voxels()].filter(({ at }) => at[2] === 22 && model.isGlowing(at)).length;
}

function partnersNamed(count: number) {
  return Array.from({ length: count }, (_, index) => ({ id: `partner-${index}`, logo: "logo.png" }));
}

test.each([0, 1, 6, 12, 40])("%i partners have so many flags, at most twelve", (count) => {
  expect(mostFlags).toBe(12);
  expect(countFlags(partnersNamed(count))).toBe(Math.min(count, mostFlags));
});

test("a logo without a flag gets the same plain one each time, by the id of the partner", () => {
  const flag = flagOf({ id: "choir", logo: "logo.png" });
  expect(flagOf({ id: "choir", logo: "block-gold" })).toEqual(flag);
  const others = partnersNamed(12).map((partner) => flagOf(partner));
  expect(new Set(others.map((other) => JSON.stringify(other))).size).toBeGreaterThan(4);
});
