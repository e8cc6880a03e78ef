import { expect, test } from "vitest";
import { isCrowded } from "./is-crowded";

const menu = ["Home", "Games", "About", "Support"].map((label) => ({ label, to: "/" as const }));
const buttons = ["Panel", "Account"];

test("a short name, a few entries and two buttons have room", () => {
  expect(isCrowded({ name: "Short", menu, buttons })).toBe(false);
});

test("a long name has room if it has several words", () => {
  expect(isCrowded({ name: "Several Words That Have Lines", menu, buttons })).toBe(false);
  expect(isCrowded({ name: "OneWordThatHasNoSecondLine".repeat(2), menu, buttons })).toBe(true);
});

test("many entries have no room, nor do buttons with long texts", () => {
  expect(isCrowded({ name: "Short", menu: [...menu, ...menu, ...menu], buttons })).toBe(true);
  expect(isCrowded({ name: "Short", menu, buttons: buttons.map((text) => text.repeat(6)) })).toBe(true);
});
