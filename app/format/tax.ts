import { numberFormat, tax } from "virtual:language";
import { words } from "../content/interface";
import { money } from "./money";
import { percentText } from "./numbers";
import { phrase } from "./phrase";

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
  if (included) return { words: phrase(words.tax.included, { percent: percentText(percent), tax: name }) };
  const added = taxOn(amount, percent);
  return {
    words: `${isWritten ? "" : `${money(amount)} `}${phrase(words.tax.added, { amount: money(added), tax: name })}`,
    total: money(rounded(amount + added)),
  };
}

/** " (₹118 with GST)" for an amount to which a tax is added. */
export function withTax(amount: number, site: Tax | undefined = tax): string {
  if (!site || site.included || amount === 0) return "";
  const price = money(rounded(amount + taxOn(amount, site.percent)));
  return ` ${phrase(words.tax.withTax, { price, tax: site.name })}`;
}

/** One sentence for all prices; empty where the owner says nothing about tax. */
export function taxStatement(site: Tax | undefined = tax): string {
  if (!site) return "";
  const values = { percent: percentText(site.percent), tax: site.name };
  return phrase(site.included ? words.tax.allIncluded : words.tax.allAdded, values);
}

function taxOn(amount: number, percent: number): number {
  return rounded((amount * percent) / 100);
}

/** To the smallest unit of the currency; without the error of arithmetic, which would round 1.005 down. */
function rounded(amount: number): number {
  const units = 10 ** numberFormat.currency.minorDigits;
  return Math.round(Number((amount * units).toFixed(6))) / units;
}
