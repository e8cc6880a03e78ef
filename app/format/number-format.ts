/** How a locale writes numbers and money. The build asks Intl for it: see build/content/number-format.ts. */
export type NumberFormat = {
  decimal: string;
  group: string;
  /** Digits of the last group, and of each group before it: 3 and 2 in India, 3 and 3 elsewhere. */
  groupSizes: readonly [last: number, others: number];
  /**
   * What stands before and after an amount, such as "₹", the decimals of every amount, and those of the currency, for an
   * amount that is not whole: a tax.
   */
  currency: { before: string; after: string; digits: number; minorDigits: number };
};

/** The rest is the error of arithmetic: 1.1 * 1000 is 1100.0000000000002. */
const mostDecimals = 9;

/**
 * 2450000.5 -> "24,50,000.5" in India: with all its decimals, or with exactly as many as asked for. Not with Intl:
 * creating its first formatter takes a phone about 120 ms during startup.
 */
export function formatNumber(
  value: number,
  { decimal, group, groupSizes: [last, others] }: NumberFormat,
  decimals?: number,
): string {
  const digits =
    decimals === undefined ? String(Number(value.toFixed(mostDecimals))) : value.toFixed(decimals);
  const [whole = "", fraction] = digits.split(".");
  const grouped = whole.replace(new RegExp(`(\\d)(?=(\\d{${others}})*\\d{${last}}$)`, "g"), `$1${group}`);
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
}

/** 1099 -> "₹1,099"; "€69.00" if another price of the site has cents. */
export function formatMoney(amount: number, format: NumberFormat): string {
  const { before, after, digits, minorDigits } = format.currency;
  return `${before}${formatNumber(amount, format, Number.isInteger(amount) ? digits : minorDigits)}${after}`;
}

export type Capacity = { value: string; unit: string };

export function formatCapacity(gb: number, format: NumberFormat): Capacity {
  return gb < 1000
    ? { value: formatNumber(gb, format), unit: "GB" }
    : { value: formatNumber(gb / 1000, format), unit: "TB" };
}

export type Figure = {
  prefix?: string;
  value: number;
  /** Follows the value without a space. */
  suffix?: string;
  /** Follows the value after a space. */
  unit?: string;
  /** The maximum; absent where the figure has none. */
  outOf?: number;
};

/** "under 15 min", "4.2/5", "147+" */
export function formatFigure({ prefix, value, suffix = "", unit }: Figure, format: NumberFormat): string {
  return [prefix, `${formatNumber(value, format)}${suffix}`, unit].filter(Boolean).join(" ");
}
