import { expect, test, vi } from "vitest";
import { languageOf } from "../../site/language";
import { numberFormatOf } from "../../site/number-format";
import { phrase, plural } from "./phrase";

const language = vi.hoisted(() => ({ plurals: {}, numberFormat: {} }));
vi.mock("virtual:language", () => language);

function speak(locale: string) {
  for (const number of Object.keys(language.plurals)) Reflect.deleteProperty(language.plurals, number);
  Object.assign(language.plurals, languageOf(locale).plurals);
  Object.assign(language.numberFormat, numberFormatOf(locale, "EUR"));
}

test("values take the place of their names in braces, and what they contain is left as it is", () => {
  expect(phrase("{plan}, {price}: {plan}", { plan: "Iron", price: "€5" })).toBe("Iron, €5: Iron");
  expect(phrase("Nothing is {search}.", { search: "$& {price}" })).toBe("Nothing is $& {price}.");
  expect(phrase("{other}", { plan: "Iron" })).toBe("{other}");
});

const forms = { zero: "zero", one: "one", two: "two", few: "few", many: "many", other: "other" };

test.each(["en", "de", "pl", "ar"])("the plural of each number in %s is that of Intl", (locale) => {
  speak(locale);
  const rules = new Intl.PluralRules(locale);
  for (let count = 0; count <= 2000; count++)
    expect(plural(forms, count), String(count)).toBe(rules.select(count));
});

test("a form has the number as the locale writes it, and other values; one that is not there is that of other", () => {
  speak("de-DE");
  const months = { one: "{price} für {count} Monat", other: "{price} für {count} Monate" };
  expect(plural(months, 1, { price: "€5" })).toBe("€5 für 1 Monat");
  expect(plural(months, 1200, { price: "€5" })).toBe("€5 für 1.200 Monate");
  speak("pl");
  expect(plural({ one: "{count} miasto", other: "{count} miast" }, 3)).toBe("3 miast");
});
