/** How a locale writes numbers and money. The build asks Intl for it: see build/content/number-format.ts. */
export type NumberFormat = {
  decimal: string;
  group: string;
  /** Digits of the last group, and of each group before it: 3 and 2 in India, 3 and 3 elsewhere. */
  groupSizes: readonly [last: number, others: number];
  /** What stands before and after an amount, such as "₹". */
  currency: { before: string; after: string; digits: number };
};

/**
 * 2450000.5 -> "24,50,000.5" in India. Not with Intl: creating its first formatter takes a phone about 120 ms during
 * startup.
 */
export function formatNumber(
  value: number,
  { decimal, group, groupSizes: [last, others] }: NumberFormat,
  maximumFractionDigits = 3,
): string {
  // toFixed() would round 19.95 down, because the nearest floating-point number is a little less.
  const shifted = Math.round(Number(`${value}e${maximumFractionDigits}`));
  const [whole = "", fraction] = String(Number(`${shifted}e-${maximumFractionDigits}`)).split(".");
  const grouped = whole.replace(new RegExp(`(\\d)(?=(\\d{${others}})*\\d{${last}}$)`, "g"), `$1${group}`);
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
}

/** 1099 -> "₹1,099", 9.5 -> "€9.50": without the fraction of a whole amount. */
export function formatMoney(amount: number, format: NumberFormat): string {
  const { before, after, digits } = format.currency;
  const number = formatNumber(amount, format, digits);
  const [, fraction] = number.split(format.decimal);
  const zeros = fraction === undefined ? "" : "0".repeat(digits - fraction.length);
  return `${before}${number}${zeros}${after}`;
}

export type Capacity = { value: string; unit: string };

export function formatCapacity(gb: number, format: NumberFormat): Capacity {
  return gb < 1000
    ? { value: formatNumber(gb, format, 1), unit: "GB" }
    : { value: formatNumber(gb / 1000, format, 1), unit: "TB" };
}
