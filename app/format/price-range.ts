import { rupees } from "./rupees";

/** The ends of a price list, as the site writes them. */
export function priceRange(plans: readonly { monthlyInr: number }[]): { lowest: string; highest: string } {
  const prices = plans.map(({ monthlyInr }) => monthlyInr);
  return { lowest: rupees(Math.min(...prices)), highest: rupees(Math.max(...prices)) };
}
