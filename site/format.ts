import type * as z from "zod";
import { amounts, type Content } from "./content";
import type { figure } from "./schemas/figures";
import { directionOf, isCurrency, isLocale } from "./schemas/locale";

/** How a locale writes a date, for the browser, which formats the dates of /legal.json. */
export type DayFormat = {
  /** "{day} {month} {year}" */
  pattern: string;
  /** The names of the months, as they are in such a date. */
  months: readonly string[];
};

export type Figure = z.infer<typeof figure>;

/** The forms of a text for the plurals of the language. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

type Values = Readonly<Record<string, string>>;

/** Fills in the values that a text names in braces. */
export function phrase(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** Every value in a text needs it, and making it takes a walk through all records. */
const formats = new WeakMap<Content, Format>();

/** That of the records. The check reports a wrong locale or currency: here one that works takes its place. */
export function formatOf(content: Content): Format {
  const known = formats.get(content);
  if (known) return known;
  const brand = (content.brand ?? {}) as { locale?: string; currency?: string };
  const format = createFormat({
    locale: isLocale(brand.locale) ? brand.locale : "en-IN",
    currency: isCurrency(brand.currency) ? brand.currency : "INR",
    wholePrices: amounts(content).every(Number.isInteger),
    words: (content.interface ?? {}) as FormatWords,
  });
  formats.set(content, format);
  return format;
}

type FormatWords = {
  /** "{day}st", in languages that write days so. */
  ordinals?: Readonly<Record<string, string>>;
  units?: { gigabytes: string; terabytes: string };
};

type FormatOptions = {
  locale: string;
  currency: string;
  /** Prices have decimals if one of them needs some: "€69.00" beside "€34.50". */
  wholePrices?: boolean;
  words?: FormatWords;
};

export type Format = ReturnType<typeof createFormat>;

/** How the locale of a site writes numbers, money, dates and plurals. */
export function createFormat({ locale, currency, wholePrices = false, words = {} }: FormatOptions) {
  // Latin digits, unless the owner asks for others: "hi-IN-u-nu-deva".
  const { numberingSystem = "latn" } = new Intl.Locale(locale);
  const numbers = (options: Intl.NumberFormatOptions) => {
    return new Intl.NumberFormat(locale, { numberingSystem, ...options });
  };
  const plain = numbers({ maximumFractionDigits: mostDecimals });
  const ofNumber = Object.fromEntries(plain.formatToParts(1234567.5).map(({ type, value }) => [type, value]));
  const money = numbers({ style: "currency", currency, currencyDisplay: "narrowSymbol" });
  const centDigits = money.resolvedOptions().maximumFractionDigits ?? 2;
  const priceDigits = wholePrices ? 0 : centDigits;
  const [before = "", after = ""] = signsAround(money);
  // After letters from right to left the sign would be shown behind the number; for some locales Intl has this mark itself.
  const mark = directionOf(locale) === "rtl" && /^\p{Sc}/u.test(before) ? "\u200e" : "";
  const percents = numbers({ style: "percent", maximumFractionDigits: mostDecimals });
  const rules = new Intl.PluralRules(locale);
  const ordinalRules = new Intl.PluralRules(locale, { type: "ordinal" });
  /** Days in Latin digits, by the calendar that everybody has. */
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const calendar = { numberingSystem: "latn", calendar: "gregory", timeZone: "UTC" };
    return new Intl.DateTimeFormat(locale, { ...options, ...calendar });
  };
  const days = dates({ day: "numeric", month: "long", year: "numeric" });
  const months = dates({ month: "long", year: "numeric" });

  function number(value: number, decimals?: number): string {
    if (decimals === undefined) return plain.format(value);
    return numbers({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);
  }

  /** The form for a number, which is the value `{count}`. */
  function plural(forms: Plural, count: number, values: Values = {}): string {
    return phrase(forms[rules.select(count)] ?? forms.other, { count: number(count), ...values });
  }

  return {
    locale,
    currency,
    /** What is before and after an amount, and the decimals of a price and of any other amount. */
    sign: { before: mark + before, after },
    priceDigits,
    centDigits,
    /** The signs in a number. */
    group: ofNumber.group ?? "",
    decimal: ofNumber.decimal ?? ".",
    /** The digits from 0 to 9 if they are not Latin, for what the browser counts. */
    digits:
      numberingSystem === "latn" ? undefined : Array.from({ length: 10 }, (_, digit) => plain.format(digit)),
    /** The plurals that whole numbers of the language have. Some of Intl are those of millions only. */
    get pluralRules(): Intl.LDMLPluralRule[] {
      const ofNumbers = Array.from({ length: 200 }, (_, value) => rules.select(value));
      return [...new Set([...ofNumbers, "other" as const])];
    },

    /** 2450000.5 -> "24,50,000.5": with all its decimals or with exactly as many as asked for. */
    number,

    /** 1099 -> "₹1,099"; "€69.00" if another price of the site has cents. With the signs of numbers: for some locales, such as en-DE, Intl has others for money. */
    money(amount: number): string {
      const decimals = Number.isInteger(amount) ? priceDigits : centDigits;
      return `${mark}${before}${number(amount, decimals)}${after}`;
    },

    /** 99.9 -> "99.9%" */
    percent: (value: number) => percents.format(value / 100),

    /** "under 15 min", "4.2/5", "147+" */
    figure({ prefix, value, suffix = "", unit }: Figure): string {
      return [prefix, `${number(value)}${suffix}`, unit].filter(Boolean).join(" ");
    },

    /** 32 -> 32 GB, 1000 -> 1 TB */
    capacity(gb: number): { value: string; unit: string } {
      const { gigabytes = "GB", terabytes = "TB" } = words.units ?? {};
      return gb < 1000
        ? { value: number(gb), unit: gigabytes }
        : { value: number(gb / 1000), unit: terabytes };
    },

    plural,

    /** "three, four and five" */
    list: (names: Iterable<string>) => new Intl.ListFormat(locale, { type: "conjunction" }).format(names),

    /** "2026-03-01" -> "1 March 2026". Any other text is returned unchanged. */
    day(isoDate: string): string {
      const date = parseIsoDate(isoDate);
      return date ? days.format(date) : isoDate;
    },

    /** "2025-03-01" -> "1st March 2025", in languages that write days so. */
    ordinalDay(isoDate: string): string {
      const date = parseIsoDate(isoDate);
      if (!date) return isoDate;
      const ordinal = words.ordinals?.[ordinalRules.select(date.getUTCDate())];
      return days
        .formatToParts(date)
        .map(({ type, value }) => (type === "day" && ordinal ? ordinal.replace("{day}", value) : value))
        .join("");
    },

    /** "2026-08" or "2026-08-15" -> "August 2026". */
    month(isoDate: string): string {
      const date = parseIsoDate(isoDate.length === "2026-08".length ? `${isoDate}-01` : isoDate);
      return date ? months.format(date) : isoDate;
    },

    get dayFormat(): DayFormat {
      const parts = Array.from({ length: 12 }, (_, month) => days.formatToParts(Date.UTC(2026, month, 1)));
      const isValue = (type: string) => ["day", "month", "year"].includes(type);
      return {
        pattern: (parts[0] ?? []).map(({ type, value }) => (isValue(type) ? `{${type}}` : value)).join(""),
        months: parts.map((each) => each.find(({ type }) => type === "month")?.value ?? ""),
      };
    },
  };
}

/** The rest is the error of arithmetic: 1.1 * 1000 is 1100.0000000000002. */
const mostDecimals = 9;

/** What is before and after an amount. */
function signsAround(money: Intl.NumberFormat): string[] {
  const isNumber = ({ type }: Intl.NumberFormatPart) => ["integer", "decimal", "fraction"].includes(type);
  const parts = money.formatToParts(0).map((part) => (isNumber(part) ? "0" : part.value));
  return parts.join("").split(/0+/);
}

/** In UTC, so that no time zone changes the day. */
export function parseIsoDate(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  // Date parses 31 February as 3 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? date : undefined;
}

/** The difference of the calendar months, whatever the days. */
export function monthsBetween(earlier: string, later: string): number {
  const [from, to] = [parseIsoDate(earlier), parseIsoDate(later)];
  if (!from || !to) return 0;
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
}
