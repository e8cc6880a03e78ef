import type { NumberFormat } from "../../app/format/number-format";
import type { Content } from "./content";
import { amounts } from "./content-leaves";

/** Every value in a text needs it, and creating it takes a walk through all records. */
const formats = new WeakMap<Content, NumberFormat>();

/**
 * That of the site. Its prices have decimals if one of them needs some: "€69.00" beside "€34.50". The check reports a wrong
 * locale or currency: here one that works takes its place.
 */
export function siteNumberFormat(content: Content): NumberFormat {
  const known = formats.get(content);
  if (known) return known;
  const format = formatOfBrand(content);
  const whole = amounts(content).every(({ value }) => Number.isInteger(value));
  const shown = whole ? { ...format, currency: { ...format.currency, digits: 0 } } : format;
  formats.set(content, shown);
  return shown;
}

function formatOfBrand({ brand }: Content): NumberFormat {
  try {
    const { locale, currency } = brand as { locale: string; currency: string };
    return numberFormatOf(locale, currency);
  } catch {
    return numberFormatOf("en-IN", "INR");
  }
}

/**
 * How Intl writes numbers and money, as data for the app. Amounts have the decimal and group signs of numbers: for some
 * locales, such as en-DE, Intl has others, and a page would have "€1.50" beside "1,5 TB".
 */
export function numberFormatOf(locale: string, currency: string): NumberFormat {
  const parts = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).formatToParts(123_456_789.5);
  const textOf = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const groups = parts.filter(({ type }) => type === "integer").map(({ value }) => value.length);
  const money = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
  const digits = money.resolvedOptions().maximumFractionDigits ?? 2;
  const amount = money.formatToParts(0);
  const isNumber = ({ type }: Intl.NumberFormatPart) => ["integer", "decimal", "fraction"].includes(type);
  const text = (list: Intl.NumberFormatPart[]) => list.map(({ value }) => value).join("");
  return {
    decimal: textOf("decimal"),
    group: textOf("group"),
    groupSizes: [groups.at(-1) ?? 3, groups.at(-2) ?? 3],
    currency: {
      before: text(amount.slice(0, amount.findIndex(isNumber))),
      after: text(amount.slice(amount.findLastIndex(isNumber) + 1)),
      digits,
      minorDigits: digits,
    },
  };
}
