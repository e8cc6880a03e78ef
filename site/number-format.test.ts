// @vitest-environment node
import { expect, test } from "vitest";
import { formatMoney, formatNumber } from "../app/format/number-format";
import { siteLanguage } from "./language";
import { numberFormatOf } from "./number-format";

const whole = [
  ...Array.from({ length: 1200 }, (_, number) => number),
  ...Array.from({ length: 40 }, (_, step) => Math.round(1.9 ** step)),
  ...[100_000, 9_99_999, 10_00_000],
];
const withDecimals = [0.5, 4.2, 19.95, 99.9, 99.99, 99.9995, 1234.5678, 2_450_000.5, -1.5];

const sites = [
  "en-IN INR, en-GB GBP, en-IE EUR, en-AT EUR, en-US USD, en-ZA ZAR, en-SE SEK, en-CH CHF, en-JP JPY, de-DE EUR",
  "hi-IN INR, hi-IN-u-nu-deva INR, pl-PL PLN, es-ES EUR, fr-FR EUR",
].flatMap((line) => line.split(", ").map((site) => site.split(" ")));

test.each(sites)(
  "numbers, percents and money of %s in %s are as Intl writes them",
  (locale = "", currency = "") => {
    const digits = locale.includes("-u-nu-") ? {} : { numberingSystem: "latn" };
    const format = numberFormatOf(locale, currency);
    const numbers = new Intl.NumberFormat(locale, { ...digits, maximumFractionDigits: 9 });
    for (const number of [...whole, ...withDecimals])
      expect(formatNumber(number, format)).toBe(numbers.format(number));
    const { before, after } = format.percent;
    const percents = new Intl.NumberFormat(locale, { ...digits, style: "percent", maximumFractionDigits: 2 });
    for (const number of [0, 5, 18, 99.9, 99.99, 1200])
      expect(`${before}${formatNumber(number, format)}${after}`).toBe(percents.format(number / 100));
    const style = { ...digits, style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
    const money = new Intl.NumberFormat(locale, style);
    const cents = format.currency.digits > 0 ? [0.5, 4.99, 19.95, 34.5, 2_450_000.5] : [];
    for (const number of [...whole, ...cents]) expect(formatMoney(number, format)).toBe(money.format(number));
  },
);

test("a sign before an amount stays there in a text from right to left", () => {
  expect(formatMoney(24.95, numberFormatOf("ur", "EUR"))).toBe("\u200e€24.95");
  expect(formatMoney(24.95, numberFormatOf("fa", "USD"))).toMatch(/^\u200e\$\s?24.95$/);
  expect(formatMoney(24.95, numberFormatOf("en-IE", "EUR"))).toBe("€24.95");
});

test("amounts have the decimal sign of numbers, where Intl has two", () => {
  const format = numberFormatOf("en-DE", "EUR");
  expect(formatNumber(1234.5, format)).toBe("1.234,5");
  expect(formatMoney(1234.5, format)).toBe("€1.234,50");
});

test.each([
  ["EUR", { monthly: 34 }, "€69"],
  ["INR", { monthly: 1099 }, "₹69"],
  ["EUR", { monthly: 34.5 }, "€69.00"],
  ["KWD", { monthly: 34.5 }, "KWD\u00a069.000"],
  ["EUR", { monthly: 9, setupFee: 4.5 }, "€69.00"],
  ["EUR", { monthly: 9, periods: [{ months: 12, price: 99.5 }] }, "€69.00"],
])("in %s with another plan of %j a price is %s: all have decimals if one has", (currency, plan, price) => {
  const brand = { locale: "en-GB", currency };
  const { numberFormat: format } = siteLanguage({
    brand,
    "vps-plans": [
      { id: "one", monthly: 69 },
      { id: "two", ...plan },
    ],
  });
  expect(formatMoney(69, format)).toBe(price);
});
