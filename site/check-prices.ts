import type { NumberFormat } from "../app/format/number-format";
import { amounts, type Content, isAmount, type Leaf } from "./content";
import { siteLanguage } from "./language";
import { isOfMissingPage } from "./missing-pages";
import { isText } from "./texts/text-files";

/**
 * What is wrong with a price, or with a text that quotes one: it would be wrong after a change of price otherwise. Not on a
 * page of text, where it may be another amount.
 */
export function priceCheck(content: Content) {
  const { numberFormat } = siteLanguage(content);
  const prices = new Set(amounts(content));
  const quotedAmounts = amountsReader(numberFormat);
  return ({ file, path, value }: Leaf): string | undefined => {
    if (typeof value === "number" && isAmount(path.at(-1))) return decimalsFault(value, numberFormat);
    if (typeof value !== "string" || prices.size === 0 || isText(file) || isOfMissingPage(content, file))
      return undefined;
    const wrong = quotedAmounts(value).find(({ amount }) => !prices.has(amount));
    return wrong && `${wrong.quoted} is the price of no plan`;
  };
}

/** The pages would show another price than the record and the structured data have: ¥35 for 34.5. */
function decimalsFault(amount: number, { currency: { digits } }: NumberFormat): string | undefined {
  const nearest = Number(amount.toFixed(digits));
  const expected = digits === 0 ? "a whole amount" : `at most ${digits} decimals`;
  return nearest === amount
    ? undefined
    : `expected ${expected} in the currency of brand.yaml: write ${nearest}`;
}

/** Finds the amounts of money in the currency of the site in a text. */
function amountsReader({ currency, group, decimal }: NumberFormat) {
  const [before, after, groups, point] = [currency.before.trim(), currency.after.trim(), group, decimal].map(
    (sign) => sign.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  const pattern = new RegExp(
    `${before}\\s?(\\d(?:${groups}?\\d)*(?:${point}\\d+)?)${after && `\\s?${after}`}`,
    "g",
  );
  return (text: string) =>
    [...text.matchAll(pattern)].map(([quoted, digits = ""]) => ({
      quoted,
      amount: Number(digits.replaceAll(group, "").replace(decimal, ".")),
    }));
}
