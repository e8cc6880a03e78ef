import { amounts, type Content, isAmount, type Leaf } from "./content";
import { type Format, formatOf } from "./format";
import { isOfMissingPage } from "./missing-pages";
import { isText } from "./texts/text-files";

/**
 * What is wrong with a price, or with a text that quotes one: it would be wrong after a change of price otherwise. Not on a
 * page of text, where it may be another amount.
 */
export function priceCheck(content: Content) {
  const format = formatOf(content);
  const prices = new Set(amounts(content));
  const quotedAmounts = amountsReader(format);
  return ({ file, path, value }: Leaf): string | undefined => {
    if (typeof value === "number" && isAmount(path.at(-1))) return decimalsFault(value, format);
    if (typeof value !== "string" || prices.size === 0 || isText(file) || isOfMissingPage(content, file))
      return undefined;
    const wrong = quotedAmounts(value).find(({ amount }) => !prices.has(amount));
    return wrong && `${wrong.quoted} is the price of no plan`;
  };
}

/** The pages would show another price than the record and the structured data have: ¥35 for 34.5. */
function decimalsFault(amount: number, { priceDigits }: Format): string | undefined {
  const nearest = Number(amount.toFixed(priceDigits));
  const expected = priceDigits === 0 ? "a whole amount" : `at most ${priceDigits} decimals`;
  return nearest === amount
    ? undefined
    : `expected ${expected} in the currency of brand.yaml: write ${nearest}`;
}

/** Finds the amounts of money in the currency of the site in a text. */
function amountsReader({ sign, group, decimal }: Format) {
  const [before, after, groups, point] = [sign.before.trim(), sign.after.trim(), group, decimal].map((sign) =>
    sign.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"),
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
