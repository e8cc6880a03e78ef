// @vitest-environment node
import { expect, test } from "vitest";
import { createFormat, formatOf, monthsBetween, phrase } from "./format";
import { directionOf } from "./schemas/locale";

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
    const intl = (options: Intl.NumberFormatOptions) => {
      return new Intl.NumberFormat(locale, { ...digits, ...options });
    };
    const { number, percent, money, centDigits } = createFormat({ locale, currency });
    const numbers = intl({ maximumFractionDigits: 9 });
    for (const value of [...whole, ...withDecimals]) expect(number(value)).toBe(numbers.format(value));
    const percents = intl({ style: "percent", maximumFractionDigits: 2 });
    for (const value of [0, 5, 18, 99.9, 99.99, 1200])
      expect(percent(value)).toBe(percents.format(value / 100));
    const amounts = intl({ style: "currency", currency, currencyDisplay: "narrowSymbol" });
    const cents = centDigits > 0 ? [0.5, 4.99, 19.95, 34.5, 2_450_000.5] : [];
    for (const value of [...whole, ...cents]) expect(money(value)).toBe(amounts.format(value));
  },
);

test("numbers have the groups and the digits of the locale", () => {
  const written = (locale: string, value: number) => createFormat({ locale, currency: "EUR" }).number(value);
  expect(written("en-IN", 2_450_000.5)).toBe("24,50,000.5");
  expect(written("hi-IN", 145_000)).toBe("1,45,000");
  expect(["pl-PL", "es-ES"].map((locale) => written(locale, 1234))).toEqual(["1234", "1234"]);
  expect(written("es-ES", 12_345)).toBe("12.345");
  expect(written("ar-EG", 12)).toBe("12");
  expect(written("hi-IN-u-nu-deva", 1250)).toBe("१,२५०");
  const deva = createFormat({ locale: "hi-IN-u-nu-deva", currency: "INR" });
  expect(deva.digits?.join("")).toBe("०१२३४५६७८९");
  expect(deva.day("2026-03-01")).toBe("1 मार्च 2026");
  expect(createFormat({ locale: "hi-IN", currency: "INR" }).digits).toBeUndefined();
});

test("a number has all its decimals, without the error of arithmetic, or as many as asked for", () => {
  const { number } = createFormat({ locale: "en-GB", currency: "GBP" });
  expect([number(1.1 * 1000), number(20, 1), number(5.25, 1), number(8, 0)]).toEqual([
    "1,100",
    "20.0",
    "5.3",
    "8",
  ]);
});

test("a sign before an amount stays there in a text from right to left", () => {
  const money = (locale: string, currency: string) => createFormat({ locale, currency }).money(24.95);
  expect(money("ur", "EUR")).toBe("\u200e€24.95");
  expect(money("fa", "USD")).toMatch(/^\u200e\$\s?24.95$/);
  expect(money("en-IE", "EUR")).toBe("€24.95");
});

test("amounts have the decimal sign of numbers, where Intl has two", () => {
  const { number, money } = createFormat({ locale: "en-DE", currency: "EUR" });
  expect([number(1234.5), money(1234.5)]).toEqual(["1.234,5", "€1.234,50"]);
});

test.each([
  ["EUR", { monthly: 34 }, "€69"],
  ["INR", { monthly: 1099 }, "₹69"],
  ["EUR", { monthly: 34.5 }, "€69.00"],
  ["KWD", { monthly: 34.5 }, "KWD\u00a069.000"],
  ["EUR", { monthly: 9, setupFee: 4.5 }, "€69.00"],
  ["EUR", { monthly: 9, periods: [{ months: 12, price: 99.5 }] }, "€69.00"],
])("in %s with another plan of %j a price is %s: all have decimals if one has", (currency, plan, price) => {
  const plans = [
    { id: "one", monthly: 69 },
    { id: "two", ...plan },
  ];
  expect(formatOf({ brand: { locale: "en-GB", currency }, "vps-plans": plans }).money(69)).toBe(price);
});

test("among whole prices a tax has cents", () => {
  const { money } = createFormat({ locale: "en-IE", currency: "EUR", wholePrices: true });
  expect([money(50), money(9.5)]).toEqual(["€50", "€9.50"]);
});

const english = createFormat({
  locale: "en-GB",
  currency: "GBP",
  words: {
    ordinals: { one: "{day}st", two: "{day}nd", few: "{day}rd", other: "{day}th" },
    units: { gigabytes: "GB", terabytes: "TB" },
  },
});

test.each([
  [{ prefix: "under", value: 15, unit: "min" }, "under 15 min"],
  [{ value: 42, suffix: "/50" }, "42/50"],
  [{ value: 50_000, suffix: "+" }, "50,000+"],
])("%j is %s", (figure, text) => {
  expect(english.figure(figure)).toBe(text);
});

test.each([
  [0.25, "0.25", "GB"],
  [999, "999", "GB"],
  [1000, "1", "TB"],
  [1250, "1.25", "TB"],
  [1.1 * 1000, "1.1", "TB"],
])("%d gigabytes are formatted as %s %s", (gb, value, unit) => {
  expect(english.capacity(gb)).toEqual({ value, unit });
});

test("values take the place of their names in braces, and what they contain is left as it is", () => {
  expect(phrase("{plan}, {price}: {plan}", { plan: "Iron", price: "€5" })).toBe("Iron, €5: Iron");
  expect(phrase("Nothing is {search}.", { search: "$& {price}" })).toBe("Nothing is $& {price}.");
  expect(phrase("{other}", { plan: "Iron" })).toBe("{other}");
});

const forms = { zero: "zero", one: "one", two: "two", few: "few", many: "many", other: "other" };

test.each(["en", "de", "pl", "ar"])("the plural of each number in %s is that of Intl", (locale) => {
  const { plural } = createFormat({ locale, currency: "EUR" });
  const rules = new Intl.PluralRules(locale);
  for (let count = 0; count <= 2000; count++)
    expect(plural(forms, count), String(count)).toBe(rules.select(count));
});

test("a form has the number as the locale writes it, and other values; one that is not there is that of other", () => {
  const german = createFormat({ locale: "de-DE", currency: "EUR" });
  const months = { one: "{price} für {count} Monat", other: "{price} für {count} Monate" };
  expect(german.plural(months, 1, { price: "€5" })).toBe("€5 für 1 Monat");
  expect(german.plural(months, 1200, { price: "€5" })).toBe("€5 für 1.200 Monate");
  const polish = createFormat({ locale: "pl", currency: "PLN" });
  expect(polish.plural({ one: "{count} miasto", other: "{count} miast" }, 3)).toBe("3 miast");
});

test("the plurals of a language are those of its whole numbers, without those of millions only", () => {
  const rulesOf = (locale: string) => createFormat({ locale, currency: "EUR" }).pluralRules.toSorted();
  expect(rulesOf("en")).toEqual(["one", "other"]);
  expect(["fr", "es", "pt"].map(rulesOf)).toEqual(Array(3).fill(["one", "other"]));
  expect(rulesOf("pl")).toEqual(["few", "many", "one", "other"]);
  expect(rulesOf("ar")).toEqual(["few", "many", "one", "other", "two", "zero"]);
});

test("a list of names is a part of a sentence", () => {
  expect(english.list(new Set(["Pune", "Bonn", "Cork"]))).toBe("Pune, Bonn and Cork");
  expect(createFormat({ locale: "de-DE", currency: "EUR" }).list(["Kiel", "Bonn"])).toBe("Kiel und Bonn");
});

const days = Array.from({ length: 73 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + 5 * index)));

test.each(["en-IN", "en-US", "de-DE", "hi", "ja", "pl-PL", "ar-EG", "es-ES"])(
  "days and months of %s are as Intl writes them, also with the words that the browser has",
  (locale) => {
    const { day, month, dayFormat } = createFormat({ locale, currency: "EUR" });
    const common = { timeZone: "UTC", numberingSystem: "latn", calendar: "gregory" } as const;
    const ofMonth = { ...common, month: "long", year: "numeric" } as const;
    for (const date of days) {
      const isoDate = date.toISOString().slice(0, 10);
      const dayText = new Intl.DateTimeFormat(locale, { ...ofMonth, day: "numeric" }).format(date);
      expect(day(isoDate)).toBe(dayText);
      expect(month(isoDate)).toBe(new Intl.DateTimeFormat(locale, ofMonth).format(date));
      const values = {
        day: String(date.getUTCDate()),
        month: dayFormat.months[date.getUTCMonth()] ?? "",
        year: String(date.getUTCFullYear()),
      };
      expect(phrase(dayFormat.pattern, values)).toBe(dayText);
    }
  },
);

test("a date is written as day, month and year, with an ordinal number, or as a month", () => {
  expect(english.day("2026-03-01")).toBe("1 March 2026");
  expect(english.month("2026-08")).toBe("August 2026");
  expect(english.month("2026-08-31")).toBe("August 2026");
  const ordinals = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 31].map((day) => {
    return english.ordinalDay(`2025-03-${String(day).padStart(2, "0")}`).split(" ")[0];
  });
  expect(ordinals).toEqual("1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 31st".split(" "));
});

test("ordinal numbers are in the order of the locale, and of those days only that have one", () => {
  const ordinalDay = (locale: string, ordinals: Record<string, string>, day: string) =>
    createFormat({ locale, currency: "EUR", words: { ordinals } }).ordinalDay(day);
  expect(ordinalDay("en-US", { two: "{day}nd" }, "2025-03-02")).toBe("March 2nd, 2025");
  expect(ordinalDay("fr-FR", { one: "{day}er" }, "2025-03-01")).toBe("1er mars 2025");
  expect(ordinalDay("fr-FR", { one: "{day}er" }, "2025-03-02")).toBe("2 mars 2025");
});

test.each([
  "",
  "soon",
  "2026-8",
  "2026-3-1",
  "2026-02-31",
  "2026-13-01",
  "01/03/2026",
  "2026-03-01T23:59:59-12:00",
])("%j is not an ISO date and is returned unchanged", (text) => {
  const { day, ordinalDay, month } = english;
  expect([day(text), ordinalDay(text), month(text)]).toEqual([text, text, text]);
});

test("months are counted by the calendar, not by the number of days", () => {
  expect(monthsBetween("2025-03-31", "2025-04-01")).toBe(1);
  expect(monthsBetween("2025-11-10", "2026-02-02")).toBe(3);
  expect(monthsBetween("2025-03-01", "2025-03-31")).toBe(0);
  expect(monthsBetween("soon", "2025-03-31")).toBe(0);
});

test("a language is written from left to right or from right to left", () => {
  expect(["en-IN", "ur", "ur-IN", "ar-EG", "he", "hi"].map(directionOf)).toEqual([
    "ltr",
    "rtl",
    "rtl",
    "rtl",
    "rtl",
    "ltr",
  ]);
});

test("the format is that of the records; a wrong locale, which the check reports, breaks nothing", () => {
  expect(formatOf({ brand: { locale: "de-DE" } }).locale).toBe("de-DE");
  for (const locale of ["de_DE", "no language", 7, undefined])
    expect(formatOf({ brand: { locale } }).locale).toBe("en-IN");
});
