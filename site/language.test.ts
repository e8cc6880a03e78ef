// @vitest-environment node
import { expect, test } from "vitest";
import { formatDate } from "../app/format/date-format";
import { languageOf, siteLanguage } from "./language";

const days = Array.from({ length: 73 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + 5 * index)));

test.each(["en-IN", "en-US", "de-DE", "hi", "ja", "pl-PL", "ar-EG", "es-ES"])(
  "days and months of %s are as Intl writes them",
  (locale) => {
    const { dayFormat, monthFormat } = languageOf(locale);
    const common = { timeZone: "UTC", numberingSystem: "latn", calendar: "gregory" } as const;
    const month = { ...common, month: "long", year: "numeric" } as const;
    for (const date of days) {
      const isoDate = date.toISOString().slice(0, 10);
      const dayText = new Intl.DateTimeFormat(locale, { ...month, day: "numeric" }).format(date);
      expect(formatDate(isoDate, dayFormat)).toBe(dayText);
      expect(formatDate(isoDate, monthFormat)).toBe(new Intl.DateTimeFormat(locale, month).format(date));
    }
  },
);

test("ordinals are the days of the month by their form in the language", () => {
  const ordinals = { one: "{day}st", two: "{day}nd", few: "{day}rd", other: "{day}th" };
  const { ordinalDays, dayFormat } = languageOf("en-US", ordinals);
  expect(ordinalDays).toHaveLength(31);
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 31].map((day) => ordinalDays[day - 1])).toEqual(
    "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 31st".split(" "),
  );
  expect(formatDate("2025-03-02", dayFormat, ordinalDays)).toBe("March 2nd, 2025");
  expect(languageOf("fr-FR", { one: "{day}er" }).ordinalDays.slice(0, 2)).toEqual(["1er", "2"]);
  expect(languageOf("en-US").ordinalDays).toEqual([]);
});

test("a language is written from left to right or from right to left", () => {
  expect(["en-IN", "ur", "ur-IN", "ar-EG", "he", "hi"].map((locale) => languageOf(locale).direction)).toEqual(
    ["ltr", "rtl", "rtl", "rtl", "rtl", "ltr"],
  );
});

test("the language is that of the records; a wrong one, which the check reports, breaks nothing", () => {
  expect(siteLanguage({ brand: { locale: "de-DE" } }).locale).toBe("de-DE");
  for (const locale of ["de_DE", "no language", 7, undefined])
    expect(siteLanguage({ brand: { locale } }).locale).toBe("en-IN");
});
