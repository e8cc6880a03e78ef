import { indianNumber } from "./numbers";

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
