import { expect, test } from "vitest";
import { currency, locale } from "../content/brand";
import { money } from "./money";
import { figureText, localNumber } from "./numbers";

test("numbers are written in the locale of the site", () => {
  const { format } = new Intl.NumberFormat(locale);
  for (const number of [0, 7, 4.2, 1099, 1_00_000, 24_50_000.5])
    expect(localNumber(number)).toBe(format(number));
});

test("amounts are written in the currency of the site, without a fraction where there is none", () => {
  const { format } = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  });
  for (const amount of [0, 50, 1099, 12_00_000]) expect(money(amount)).toBe(format(amount));
});

test.each([
  [{ prefix: "under", value: 15, unit: "min" }, "under 15 min"],
  [{ value: 42, suffix: "/50" }, "42/50"],
  [{ value: 50_000, suffix: "+" }, `${localNumber(50_000)}+`],
])("%j is %s", (figure, text) => {
  expect(figureText(figure)).toBe(text);
});
