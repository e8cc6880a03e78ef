import { expect, test } from "vitest";
import { capitalised, counted } from "./counted";

test.each([
  [0, "no games"],
  [1, "one game"],
  [2, "two games"],
  [12, "twelve games"],
  [13, "13 games"],
  [40, "40 games"],
])("%d records are counted as %s", (count, text) => {
  expect(counted(count, "game")).toBe(text);
});

test("a text that starts a sentence starts with a capital, a figure stays a figure", () => {
  expect(capitalised("ten blocks")).toBe("Ten blocks");
  expect(capitalised("13 blocks")).toBe("13 blocks");
});
