/** How a locale writes numbers and money. The build asks Intl for it: see site/number-format.ts. */
export type NumberFormat = {
  /** The digits from 0 to 9, if they are not Latin. */
  numerals?: readonly string[];
  decimal: string;
  group: string;
  /** Numbers with fewer digits have no groups: 5 in Poland and Spain, 4 elsewhere. */
  groupedFrom: number;
  /** Digits of the last group, and of each group before it: 3 and 2 in India, 3 and 3 elsewhere. */
  groupSizes: readonly [last: number, others: number];
  /**
   * What stands before and after an amount, such as "₹", the decimals of every amount, and those of the currency, for an
   * amount that is not whole: a tax.
   */
  currency: { before: string; after: string; digits: number; minorDigits: number };
  /** What stands before and after a number of percent. */
  percent: { before: string; after: string };
};

/** The rest is the error of arithmetic: 1.1 * 1000 is 1100.0000000000002. */
const mostDecimals = 9;

/**
 * 2450000.5 -> "24,50,000.5" in India: with all its decimals, or with exactly as many as asked for. Not with Intl:
 * creating its first formatter takes a phone about 120 ms during startup.
 */
export function formatNumber(
  value: number,
  { numerals, decimal, group, groupedFrom, groupSizes: [last, others] }: NumberFormat,
  decimals?: number,
): string {
  const digits =
    decimals === undefined ? String(Number(value.toFixed(mostDecimals))) : value.toFixed(decimals);
  const [whole = "", fraction] = digits.split(".");
  const grouped =
    whole.replace("-", "").length < groupedFrom
      ? whole
      : whole.replace(new RegExp(`(\\d)(?=(\\d{${others}})*\\d{${last}}$)`, "g"), `$1${group}`);
  const number = fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
  return numerals ? number.replaceAll(/\d/g, (digit) => numerals[Number(digit)] ?? digit) : number;
}

/** 1099 -> "₹1,099"; "€69.00" if another price of the site has cents. */
export function formatMoney(amount: number, format: NumberFormat): string {
  const { before, after, digits, minorDigits } = format.currency;
  return `${before}${formatNumber(amount, format, Number.isInteger(amount) ? digits : minorDigits)}${after}`;
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
