import { indianNumber } from "./numbers";

/** ₹1,099: the one way the site writes money. */
export function rupees(amount: number): string {
  return `₹${indianNumber(amount, 0)}`;
}
