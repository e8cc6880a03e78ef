import { money } from "./money";

export function priceRange(plans: readonly { monthly: number }[]): { lowest: string; highest: string } {
  const prices = plans.map(({ monthly }) => monthly);
  return { lowest: money(Math.min(...prices)), highest: money(Math.max(...prices)) };
}
