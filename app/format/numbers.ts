/**
 * 2450000.5 -> "24,50,000.5": numbers in Indian grouping. Not with Intl: creating its first formatter takes a phone
 * about 120 ms during startup.
 */
export function indianNumber(value: number, maximumFractionDigits = 3): string {
  // toFixed() would round 19.95 down, because the nearest floating-point number is a little less.
  const shifted = Math.round(Number(`${value}e${maximumFractionDigits}`));
  const [whole = "", fraction] = String(Number(`${shifted}e-${maximumFractionDigits}`)).split(".");
  const grouped = whole.replace(/(\d)(?=(\d\d)*\d{3}$)/g, "$1,");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
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
export function figureText({ prefix, value, suffix = "", unit }: Figure): string {
  return [prefix, `${indianNumber(value)}${suffix}`, unit].filter(Boolean).join(" ");
}
