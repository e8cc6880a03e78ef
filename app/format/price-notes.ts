import { words } from "../content/interface";
import { money } from "./money";
import { phrase, plural } from "./phrase";
import { withTax } from "./tax";

type PriceParts = { periods?: readonly { months: number; price: number }[]; setupFee?: number };

/** "or ₹999 a year", "plus ₹100 once, for setup": what belongs to a price besides that of a month. */
export function priceNotes({ periods = [], setupFee }: PriceParts): string[] {
  const notes = periods.map(({ months, price }) => {
    const values = { price: money(price) };
    const note =
      months % 12 === 0
        ? plural(words.billing.orYears, months / 12, values)
        : plural(words.billing.orMonths, months, values);
    return `${note}${withTax(price)}`;
  });
  const setup = phrase(words.billing.setup, { price: money(setupFee ?? 0) });
  return setupFee ? [...notes, `${setup}${withTax(setupFee)}`] : notes;
}
