import type { NumberFormat } from "../../app/format/number-format";
import type { Content } from "./content";

/** That of the site. The check reports a wrong locale or currency: here one that works takes its place. */
export function siteNumberFormat({ brand }: Content): NumberFormat {
  try {
    const { locale, currency } = brand as { locale: string; currency: string };
    return numberFormatOf(locale, currency);
  } catch {
    return numberFormatOf("en-IN", "INR");
  }
}

/** How Intl writes numbers and money, as data for the app. */
export function numberFormatOf(locale: string, currency: string): NumberFormat {
  const parts = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).formatToParts(123_456_789.5);
  const textOf = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const groups = parts.filter(({ type }) => type === "integer").map(({ value }) => value.length);
  const money = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
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
      digits: money.resolvedOptions().maximumFractionDigits ?? 2,
    },
  };
}
