import { expect, test } from "vitest";
import { isCrowded } from "./is-crowded";

function menuOf(entries: number) {
  return Array.from({ length: entries }, () => ({ label: "Services" }));
}

test.each([0, 1, 4, 5])("a menu of %i entries fits into the bar", (entries) => {
  expect(isCrowded(menuOf(entries))).toBe(false);
});

test.each([11, 40])("a menu of %i entries does not", (entries) => {
  expect(isCrowded(menuOf(entries))).toBe(true);
});
