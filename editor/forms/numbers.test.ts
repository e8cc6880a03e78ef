import { expect, test } from "vitest";
import { readNumber } from "./numbers";

test.each([
  ["1299", 1299],
  ["1,299", 1299],
  ["1.299", 1299],
  ["1,299.50", 1299.5],
  ["1.299,50", 1299.5],
  ["12,00,000", 1200000],
  ["1 299,5", 1299.5],
  ["₹ 549", 549],
  ["5,49", 5.49],
  ["0.5", 0.5],
  ["-1", -1],
  ["0.999", 0.999],
  ["4.125", 4125],
])("%s is a number", (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each(["abc", "1.2.3", "12-", "9007199254740993000", ","])(
  "%s is none, and stays as it was typed",
  (text) => {
    expect(readNumber(text)).toBe(text);
  },
);

test("an empty field has no number", () => {
  expect(readNumber(" ")).toBeUndefined();
});
