import { expect, test } from "vitest";
import { type Colour, perceivedDistance, shortestHex, toPerceived, underLight } from "./colour";

function distance(a: Colour, b: Colour): number {
  return perceivedDistance(toPerceived(a), toPerceived(b));
}

test.each([
  ["#000000", [1, 1, 1], "#000000"],
  ["#0b5fa4", [1, 1, 1], "#0b5fa4"],
  ["#ffb02e", [1, 1, 1], "#ffb02e"],
  // The grey that looks half as bright as white.
  ["#ffffff", [0.5, 0.5, 0.5], "#bcbcbc"],
  // What is brighter than white is clipped.
  ["#808080", [9, 1, 0], "#ff8000"],
] as const)("%s under the light %j is %s", (surface, light, colour) => {
  expect(underLight(surface, light)).toBe(colour);
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
