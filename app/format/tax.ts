import { numberFormat, tax } from "virtual:number-format";
import { money } from "./money";
import { localNumber } from "./numbers";

export { tax };

type Tax = NonNullable<typeof tax>;

/**
 * "₹50 + ₹9 GST =" and "₹59", or "incl. 19% VAT" without a total. `isWritten`: the amount is right above it.
 */
export function taxLine(
  amount: number,
  { name, percent, included }: Tax,
  isWritten = false,
): { words: string; total?: string } {
  if (included) return { words: `incl. ${localNumber(percent)}% ${name}` };
  const added = taxOn(amount, percent);
  return {
    words: `${isWritten ? "" : `${money(amount)} `}+ ${money(added)} ${name} =`,
    total: money(rounded(amount + added)),
  };
}

/** " (₹118 with GST)" for an amount to which a tax is added. */
export function withTax(amount: number, site: Tax | undefined = tax): string {
  if (!site || site.included || amount === 0) return "";
  return ` (${money(rounded(amount + taxOn(amount, site.percent)))} with ${site.name})`;
}

/** One sentence for all prices; empty where the owner says nothing about tax. */
export function taxStatement(site: Tax | undefined = tax): string {
  if (!site) return "";
  const name = `${localNumber(site.percent)}% ${site.name}`;
  return site.included ? `Prices include ${name}.` : `${name} is added to all prices.`;
}

function taxOn(amount: number, percent: number): number {
  return rounded((amount * percent) / 100);
}

/** To the smallest unit of the currency; without the error of arithmetic, which would round 1.005 down. */
function rounded(amount: number): number {
  const units = 10 ** numberFormat.currency.minorDigits;
  return Math.round(Number((amount * units).toFixed(6))) / units;
}
