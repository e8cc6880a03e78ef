import { numberFormat } from "../content/number-format";
import { formatNumber } from "./number-format";

/** 2450000.5 -> "24,50,000.5": in the locale of the site. */
export function localNumber(value: number, maximumFractionDigits?: number): string {
  return formatNumber(value, numberFormat, maximumFractionDigits);
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
  return [prefix, `${localNumber(value)}${suffix}`, unit].filter(Boolean).join(" ");
}
