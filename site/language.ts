import type { DateFormat } from "../app/format/date-format";
import type { NumberFormat } from "../app/format/number-format";
import { amounts, type Content } from "./content";
import { numberFormatOf } from "./number-format";
import { directionOf, isCurrency, isLocale } from "./schemas/locale";

/**
 * What depends on the language of the site only: the browser need not ask Intl, whose first use takes a phone 64 to 230 ms.
 * `numberFormat` is that of the site: its prices have decimals if one of them needs some, "€69.00" beside "€34.50".
 */
export type Language = {
  locale: string;
  direction: "ltr" | "rtl";
  /** The plural of each number up to 199 that is not "other": every number has that of its last two digits. */
  plurals: Readonly<Record<number, Intl.LDMLPluralRule>>;
  dayFormat: DateFormat;
  monthFormat: DateFormat;
  /** "1st" to "31st"; empty in languages without `ordinals` in interface.yaml. */
  ordinalDays: readonly string[];
};

/** Every value in a text needs it, and making it takes a walk through all records. */
const languages = new WeakMap<Content, Language & { numberFormat: NumberFormat }>();

/** That of the records. The check reports a wrong locale or currency: here one that works takes its place. */
export function siteLanguage(content: Content) {
  const known = languages.get(content);
  if (known) return known;
  const brand = (content.brand ?? {}) as { locale?: string; currency?: string };
  const { ordinals } = (content.interface ?? {}) as { ordinals?: Readonly<Record<string, string>> };
  const locale = isLocale(brand.locale) ? brand.locale : "en-IN";
  const currency = isCurrency(brand.currency) ? brand.currency : "INR";
  const numberFormat = numberFormatOf(locale, currency);
  if (amounts(content).every(Number.isInteger)) numberFormat.currency.digits = 0;
  const language = { ...languageOf(locale, ordinals), numberFormat };
  languages.set(content, language);
  return language;
}

export function languageOf(locale: string, ordinals?: Readonly<Record<string, string>>): Language {
  const rules = new Intl.PluralRules(locale);
  const numbers = Array.from({ length: 200 }, (_, number) => [number, rules.select(number)] as const);
  const ordinalRules = new Intl.PluralRules(locale, { type: "ordinal" });
  const days = ordinals ? Array.from({ length: 31 }, (_, index) => index + 1) : [];
  return {
    locale,
    direction: directionOf(locale),
    plurals: Object.fromEntries(numbers.filter(([, rule]) => rule !== "other")),
    dayFormat: dateFormatOf(locale, { day: "numeric", month: "long", year: "numeric" }),
    monthFormat: dateFormatOf(locale, { month: "long", year: "numeric" }),
    ordinalDays: days.map((day) =>
      (ordinals?.[ordinalRules.select(day)] ?? "{day}").replace("{day}", String(day)),
    ),
  };
}

/** Years and days in Latin digits, by the calendar that everybody has. */
function dateFormatOf(locale: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const format = new Intl.DateTimeFormat(locale, {
    ...options,
    numberingSystem: "latn",
    calendar: "gregory",
    timeZone: "UTC",
  });
  const parts = Array.from({ length: 12 }, (_, month) => format.formatToParts(Date.UTC(2026, month, 1)));
  const isValue = (type: string) => ["day", "month", "year"].includes(type);
  return {
    pattern: (parts[0] ?? []).map(({ type, value }) => (isValue(type) ? `{${type}}` : value)).join(""),
    months: parts.map((each) => each.find(({ type }) => type === "month")?.value ?? ""),
  };
}
