import { indianNumber } from "./numbers";

/** 1099 -> "₹1,099" */
export function rupees(amount: number): string {
  return `₹${indianNumber(amount, 0)}`;
}
