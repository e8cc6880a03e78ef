import { expect, test } from "vitest";
import { capitalised, counted } from "./counted";

test.each([
  [0, "no games"],
  [1, "one game"],
  [2, "two games"],
  [12, "twelve games"],
  [13, "13 games"],
  [40, "40 games"],
])("a count of %d is %s", (count, text) => {
  expect(counted(count, "game")).toBe(text);
});

test.each([
  ["city", "two cities"],
  ["day", "two days"],
  ["box", "two boxes"],
  ["address", "two addresses"],
  ["branch", "two branches"],
])("the plural of %s is regular", (noun, text) => {
  expect(counted(2, noun)).toBe(text);
});

test("capitalised() changes a first letter to upper case and leaves a digit", () => {
  expect(capitalised("ten blocks")).toBe("Ten blocks");
  expect(capitalised("13 blocks")).toBe("13 blocks");
});
