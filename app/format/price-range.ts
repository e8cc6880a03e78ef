import { rupees } from "./rupees";

export function priceRange(plans: readonly { monthlyInr: number }[]): { lowest: string; highest: string } {
  const prices = plans.map(({ monthlyInr }) => monthlyInr);
  return { lowest: rupees(Math.min(...prices)), highest: rupees(Math.max(...prices)) };
}
