import { expect, test } from "vitest";
import { materials } from "../materials";
import { type FlagPartner, flagOf } from "./flags";
import { mostLanterns, partnerBridge } from "./partner-bridge";
import { mostFlags, partnerFlags } from "./partner-flags";

/** Every pole has a glowing top, 22 voxels above the ground. */
function countFlags(partners: readonly { id: string; logo: string }[]): number {
  const model = partnerFlags(partners);
  return [...model.voxels()].filter(({ at }) => at[2] === 22 && model.isGlowing(at)).length;
}

function partnersNamed(count: number) {
  return Array.from({ length: count }, (_, index) => ({ id: `partner-${index}`, logo: "logo.png" }));
}

/** A lantern is 2 × 2 × 2 glowing voxels; the torches of the islands and the LEDs of the rack are smaller. */
function lanternColours(partners: readonly FlagPartner[]): string[] {
  const [lit, unlit] = [partnerBridge(partners), partnerBridge([])].map((model) =>
    [...model.voxels()].filter(({ at }) => model.isGlowing(at)),
  );
  const others = new Set(unlit?.map(({ at }) => at.join()));
  return (lit ?? []).filter(({ at }) => !others.has(at.join())).map(({ colour }) => colour);
}

test.each([0, 1, 6, 12, 40])("%i partners have so many flags and lanterns, at most twelve", (count) => {
  expect([mostFlags, mostLanterns]).toEqual([12, 12]);
  expect(countFlags(partnersNamed(count))).toBe(Math.min(count, 12));
  expect(lanternColours(partnersNamed(count))).toHaveLength(8 * Math.min(count, 12));
});

test("a flag and a lantern have the colours of the record", () => {
  const partner = { id: "choir", logo: "logo.png", flagColors: ["#112233", "#445566", "#778899"] } as const;
  const colours = [...partnerFlags([partner]).voxels()].map(({ colour }) => colour);
  expect(colours).toEqual(expect.arrayContaining([...partner.flagColors]));
  expect(new Set(lanternColours([partner]))).toEqual(new Set(["#445566"]));
  const two = flagOf({ ...partner, flagColors: ["#112233", "#445566"] });
  expect(two).toMatchObject({ field: "#112233", main: "#445566", second: "#445566" });
  expect(flagOf({ ...partner, logo: "partner-half-slab-club" }).field).toBe("#112233");
});

test("a few flags are in the middle of the plot", () => {
  const [pole] = [...partnerFlags(partnersNamed(1)).voxels()].filter(({ at }) => at[2] === 22);
  expect(pole?.at.slice(0, 2)).toEqual([13, 15]);
  expect(pole?.colour).toBe(materials.lamplight);
});

test("a logo without a flag gets the same plain one each time, by the id of the partner", () => {
  const flag = flagOf({ id: "choir", logo: "logo.png" });
  expect(flagOf({ id: "choir", logo: "block-gold" })).toEqual(flag);
  const others = partnersNamed(12).map((partner) => flagOf(partner));
  expect(new Set(others.map((other) => JSON.stringify(other))).size).toBeGreaterThan(4);
});
