import { expect, test } from "vitest";
import { locale } from "../content/brand";
import { figureText, localNumber, percentText } from "./numbers";

test("numbers are written in the locale of the site", () => {
  const { numberingSystem = "latn" } = new Intl.Locale(locale);
  const { format } = new Intl.NumberFormat(locale, { numberingSystem });
  for (const number of [0, 7, 4.2, 1099, 1_00_000, 24_50_000.5])
    expect(localNumber(number)).toBe(format(number));
  const percent = { style: "percent", numberingSystem, maximumFractionDigits: 1 } as const;
  expect(percentText(99.9)).toBe(new Intl.NumberFormat(locale, percent).format(0.999));
});

test.each([
  [{ prefix: "under", value: 15, unit: "min" }, "under 15 min"],
  [{ value: 42, suffix: "/50" }, "42/50"],
  [{ value: 50_000, suffix: "+" }, `${localNumber(50_000)}+`],
])("%j is %s", (figure, text) => {
  expect(figureText(figure)).toBe(text);
});
