import { expect, test } from "vitest";
import { widthOfFullMenu } from "./full-menu-width";

const menu = ["Home", "Games", "About", "Support"].map((label) => ({ label, to: "/" as const }));
const buttons = ["Panel", "Account"];

test("a short name, a few entries and two buttons have room on every desktop screen", () => {
  expect(widthOfFullMenu({ name: "Short", menu, buttons })).toBe(72);
});

test("a long name has room if it has several words", () => {
  expect(widthOfFullMenu({ name: "Several Words That Have Lines", menu, buttons })).toBe(72);
  expect(widthOfFullMenu({ name: "OneWordThatHasNoSecondLine".repeat(4), menu, buttons })).toBeNull();
});

test("a name has at most two lines", () => {
  const wide = { menu: [...menu, ...menu], buttons };
  expect(widthOfFullMenu({ name: "Two Lines", ...wide })).toBe(72);
  expect(widthOfFullMenu({ name: "More Words Than Two Lines Have", ...wide })).toBe(90);
});

test("a few entries more have room on wide screens only", () => {
  expect(widthOfFullMenu({ name: "Short", menu: [...menu, ...menu, ...menu.slice(2)], buttons })).toBe(90);
});

test("many entries have no room, nor do buttons with long texts", () => {
  expect(widthOfFullMenu({ name: "Short", menu: [...menu, ...menu, ...menu, ...menu], buttons })).toBeNull();
  expect(widthOfFullMenu({ name: "Short", menu, buttons: buttons.map((text) => text.repeat(9)) })).toBeNull();
});
