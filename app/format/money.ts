import { numberFormat } from "virtual:language";
import { formatMoney } from "./number-format";

/** 1099 -> "₹1,099": in the currency of the site. */
export function money(amount: number): string {
  return formatMoney(amount, numberFormat);
}
