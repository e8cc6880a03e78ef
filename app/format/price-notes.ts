import { money } from "./money";
import { withTax } from "./tax";

type PriceParts = { periods?: readonly { months: number; price: number }[]; setupFee?: number };

/** "or ₹999 a year", "plus ₹100 once, for setup": what belongs to a price besides that of a month. */
export function priceNotes({ periods = [], setupFee }: PriceParts): string[] {
  const notes = periods.map(
    ({ months, price }) => `or ${money(price)} ${periodText(months)}${withTax(price)}`,
  );
  return setupFee ? [...notes, `plus ${money(setupFee)} once, for setup${withTax(setupFee)}`] : notes;
}

function periodText(months: number): string {
  if (months === 12) return "a year";
  return months % 12 === 0 ? `for ${months / 12} years` : `for ${months} months`;
}
