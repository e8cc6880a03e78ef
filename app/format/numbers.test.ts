import { expect, test } from "vitest";
import { locale } from "../content/brand";
import { figureText, localNumber } from "./numbers";

test("numbers are written in the locale of the site", () => {
  const { format } = new Intl.NumberFormat(locale);
  for (const number of [0, 7, 4.2, 1099, 1_00_000, 24_50_000.5])
    expect(localNumber(number)).toBe(format(number));
});

test.each([
  [{ prefix: "under", value: 15, unit: "min" }, "under 15 min"],
  [{ value: 42, suffix: "/50" }, "42/50"],
  [{ value: 50_000, suffix: "+" }, `${localNumber(50_000)}+`],
])("%j is %s", (figure, text) => {
  expect(figureText(figure)).toBe(text);
});
