import type { DateFormat } from "../../app/format/date-format";
import { isLocale } from "../../schemas/locale";
import type { Content } from "./content";

/** What depends on the language of the site only: the browser need not ask Intl, whose first use takes a phone 64 to 230 ms. */
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

const languages = new WeakMap<Content, Language>();

/** That of the records. The check reports a wrong locale: here one that works takes its place. */
export function siteLanguage(content: Content): Language {
  const known = languages.get(content);
  if (known) return known;
  const { locale } = (content.brand ?? {}) as { locale?: string };
  const { ordinals } = (content.interface ?? {}) as { ordinals?: Readonly<Record<string, string>> };
  const language = languageOf(isLocale(locale) ? locale : "en-IN", ordinals);
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

export function directionOf(locale: string): "ltr" | "rtl" {
  // A getter in older versions of Node.js, a function in newer ones; TypeScript knows neither.
  type TextInfo = { direction: "ltr" | "rtl" };
  const known = new Intl.Locale(locale) as { textInfo?: TextInfo; getTextInfo?: () => TextInfo };
  return (known.getTextInfo?.() ?? known.textInfo)?.direction ?? "ltr";
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
