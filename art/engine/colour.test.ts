import { expect, test } from "vitest";
import {
  type Colour,
  fromLinear,
  perceivedDistance,
  shortestHex,
  toLinear,
  toPerceived,
  underLight,
} from "./colour";

function distance(a: Colour, b: Colour): number {
  return perceivedDistance(toPerceived(a), toPerceived(b));
}

test("a colour is unchanged after converting it to linear light and back", () => {
  for (const colour of ["#000000", "#010203", "#0b5fa4", "#ffb02e", "#ffffff"] as const) {
    expect(fromLinear(toLinear(colour))).toBe(colour);
  }
});

test("half the light of white is the grey that looks half as bright; what is brighter than white is clipped", () => {
  expect(underLight("#ffffff", [0.5, 0.5, 0.5])).toBe("#bcbcbc");
  expect(underLight("#808080", [9, 1, 0])).toBe("#ff8000");
});

test("a difference in hue has more weight than one in lightness", () => {
  expect(distance("#7f7f7f", "#7f7f7f")).toBe(0);
  expect(distance("#ff0000", "#00ff00")).toBeGreaterThan(distance("#000000", "#7f7f7f"));
  expect(distance("#303030", "#404040")).toBeLessThan(distance("#303030", "#304830"));
});

test("a hex value is shortened only if the colour is the same", () => {
  expect(shortestHex("#aabbcc")).toBe("#abc");
  expect(shortestHex("#aabbcd")).toBe("#aabbcd");
});
