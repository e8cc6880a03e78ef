import { expect, test } from "vitest";
import { numberFault } from "./number-fault.js";

const written = "Write digits, and a point before decimals: 5.49 or 1299";

test.each(["0", "5.49", "1299", "-3", "0.5"])("%s is a number", (text) => {
  expect(numberFault(text, { decimals: 2, isAmount: true })).toBeUndefined();
});

test.each(["5,49", "1,299", "1 299", "₹299", "5.", ".5", "1e3", "0x10", "Infinity", "five", "5.4.9"])(
  "%s is none, whatever it may mean",
  (text) => {
    expect(numberFault(text, {})).toBe(written);
    expect(numberFault(text, { decimals: 0 })).toBe("Write a whole number, with digits only: 1299");
  },
);

test.each([
  ["2.5", { decimals: 0 }, "A whole number"],
  ["5.499", { decimals: 2, isAmount: true }, "At most 2 decimals in the currency of the site"],
  ["5.4", { decimals: 0, isAmount: true }, "A whole amount in the currency of the site"],
  ["-1", { min: 0 }, "0 or more"],
  ["101", { max: 100 }, "100 or less"],
  ["6", { min: 1, max: 5 }, "1 to 5"],
  ["9".repeat(24), {}, "This number is too large"],
])("%s in %j is refused: %s", (text, limits, sentence) => {
  expect(numberFault(text, limits)).toBe(sentence);
});
