import { expect, test } from "vitest";
import { figureText, indianNumber } from "./numbers";
import { rupees } from "./rupees";

const numbers = [
  ...Array.from({ length: 1200 }, (_, number) => number),
  ...Array.from({ length: 40 }, (_, step) => Math.round(1.9 ** step)),
  ...[0.5, 4.2, 19.95, 99.9, 99.99, 1234.5678, 2_450_000.5, 100_000, 9_99_999, 10_00_000],
];

test.each([0, 1, 3])("numbers with up to %d fraction digits are formatted as Intl does", (digits) => {
  const intl = new Intl.NumberFormat("en-IN", { maximumFractionDigits: digits });
  for (const number of numbers) expect(indianNumber(number, digits)).toBe(intl.format(number));
});

test("negative numbers are formatted as Intl does", () => {
  const intl = new Intl.NumberFormat("en-IN");
  for (const number of numbers) expect(indianNumber(-number - 1)).toBe(intl.format(-number - 1));
});

test("amounts are formatted as Intl formats rupees", () => {
  const format = new Intl.NumberFormat("en-IN", {
    style: "currency",
    currency: "INR",
    maximumFractionDigits: 0,
  });
  for (const number of numbers.filter(Number.isInteger)) expect(rupees(number)).toBe(format.format(number));
  expect(rupees(1099)).toBe("₹1,099");
});

test.each([
  [{ prefix: "under", value: 15, unit: "min" }, "under 15 min"],
  [{ value: 4.2, suffix: "/5" }, "4.2/5"],
  [{ value: 50_000, suffix: "+" }, "50,000+"],
])("%j is %s", (figure, text) => {
  expect(figureText(figure)).toBe(text);
});
