import { expect, test } from "vitest";
import { indianNumberByHand, indianNumberByIntl } from "./numbers";
import { rupees } from "./rupees";

const numbers = [
  ...Array.from({ length: 1200 }, (_, number) => number),
  ...Array.from({ length: 40 }, (_, step) => Math.round(1.9 ** step)),
  ...[0.5, 4.2, 19.95, 99.9, 99.99, 1234.5678, 2_450_000.5, 100_000, 9_99_999, 10_00_000],
];

test("numbers grouped by hand are those of Intl", () => {
  for (const number of numbers) {
    for (const digits of [0, 1, 3]) {
      expect(indianNumberByHand(number, digits)).toBe(indianNumberByIntl(number, digits));
    }
    expect(indianNumberByHand(-number - 1)).toBe(indianNumberByIntl(-number - 1));
  }
});

test("money is what Intl writes for rupees", () => {
  const format = new Intl.NumberFormat("en-IN", {
    style: "currency",
    currency: "INR",
    maximumFractionDigits: 0,
  });
  for (const number of numbers.filter(Number.isInteger)) expect(rupees(number)).toBe(format.format(number));
  expect(rupees(1099)).toBe("₹1,099");
});
