import { forSale } from "./for-sale";
import { money } from "./money";

type Plan = { monthly: number; soldOut?: boolean };

export function priceRange(plans: readonly Plan[]): { lowest: string; highest: string } {
  const prices = forSale(plans).map(({ monthly }) => monthly);
  return { lowest: money(Math.min(...prices)), highest: money(Math.max(...prices)) };
}
