// @vitest-environment node
import { expect, test } from "vitest";
import { formatMoney, formatNumber } from "../../app/format/number-format";
import { numberFormatOf } from "./number-format";

const numbers = [
  ...Array.from({ length: 1200 }, (_, number) => number),
  ...Array.from({ length: 40 }, (_, step) => Math.round(1.9 ** step)),
  ...[0.5, 4.2, 19.95, 99.9, 99.99, 1234.5678, 2_450_000.5, 100_000, 9_99_999, 10_00_000],
];

const sites = [
  ["en-IN", "INR"],
  ["en-GB", "GBP"],
  ["en-IE", "EUR"],
  ["en-US", "USD"],
  ["en-ZA", "ZAR"],
  ["en-JP", "JPY"],
] as const;

test.each(sites)("numbers of %s are written as Intl writes them", (locale, currency) => {
  const format = numberFormatOf(locale, currency);
  for (const digits of [0, 1, 3]) {
    const intl = new Intl.NumberFormat(locale, { maximumFractionDigits: digits });
    for (const number of numbers) expect(formatNumber(number, format, digits)).toBe(intl.format(number));
  }
});

test.each(sites)(
  "money of %s is written as Intl writes it, whole amounts without a fraction",
  (locale, currency) => {
    const format = numberFormatOf(locale, currency);
    const options = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
    const whole = new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: 0 });
    const exact = new Intl.NumberFormat(locale, options);
    for (const number of numbers) {
      const expected = Number.isInteger(number) || format.currency.digits === 0 ? whole : exact;
      // 0.995 and the like are rounded to a whole amount.
      if (Number.isInteger(Math.round(number * 100) / 100) && !Number.isInteger(number)) continue;
      expect(formatMoney(number, format)).toBe(expected.format(number));
    }
  },
);
