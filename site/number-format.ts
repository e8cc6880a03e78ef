import type { NumberFormat } from "../app/format/number-format";
import { directionOf } from "./schemas/locale";

/**
 * How Intl writes numbers and money, as data for the app. Amounts have the decimal and group signs of numbers: for some
 * locales, such as en-DE, Intl has others, and a page would have "€1.50" beside "1,5 TB".
 */
export function numberFormatOf(locale: string, currency: string): NumberFormat {
  // Latin digits, unless the owner asks for others: "hi-IN-u-nu-deva".
  const { numberingSystem = "latn" } = new Intl.Locale(locale);
  const parts = new Intl.NumberFormat(locale, { numberingSystem, maximumFractionDigits: 1 }).formatToParts(
    123_456_789.5,
  );
  const textOf = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const groups = parts.filter(({ type }) => type === "integer").map(({ value }) => value.length);
  const percent = new Intl.NumberFormat(locale, { style: "percent", numberingSystem }).formatToParts(1);
  const money = new Intl.NumberFormat(locale, {
    numberingSystem,
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
  const digits = money.resolvedOptions().maximumFractionDigits ?? 2;
  const amount = money.formatToParts(0);
  const isNumber = ({ type }: Intl.NumberFormatPart) => ["integer", "decimal", "fraction"].includes(type);
  const text = (list: Intl.NumberFormatPart[]) => list.map(({ value }) => value).join("");
  const around = (list: Intl.NumberFormatPart[]) => ({
    before: text(list.slice(0, list.findIndex(isNumber))),
    after: text(list.slice(list.findLastIndex(isNumber) + 1)),
  });
  const { before, after } = around(amount);
  // After letters from right to left the sign would be shown behind the number; for some locales Intl has this mark itself.
  const mark = directionOf(locale) === "rtl" && /^\p{Sc}/u.test(before) ? "\u200e" : "";
  const plain = new Intl.NumberFormat(locale, { numberingSystem });
  return {
    ...(numberingSystem !== "latn" && {
      numerals: Array.from({ length: 10 }, (_, digit) => plain.format(digit)),
    }),
    decimal: textOf("decimal"),
    group: textOf("group"),
    groupedFrom: plain.format(1234).length > 4 ? 4 : 5,
    groupSizes: [groups.at(-1) ?? 3, groups.at(-2) ?? 3],
    currency: { before: mark + before, after, digits, minorDigits: digits },
    percent: around(percent),
  };
}
