import type { NumberFormat } from "../../app/format/number-format";
import type { Content, Fault } from "./content";
import { amounts, contentLeaves } from "./content-leaves";
import { isOfMissingPage } from "./missing-pages";
import { siteNumberFormat } from "./number-format";
import { faultAt } from "./sentence";
import { isText } from "./texts/text-files";

/** Faults of prices that need the records of all files: the currency, and the texts that quote them. */
export function checkPrices(content: Content): Fault[] {
  return [...checkDecimals(content), ...checkQuotedPrices(content)];
}

/** The pages would show another price than the record and the structured data have: ¥35 for 34.5. */
function checkDecimals(content: Content): Fault[] {
  const { digits } = siteNumberFormat(content).currency;
  return amounts(content).flatMap(({ file, path, value }) => {
    const nearest = Number(value.toFixed(digits));
    if (nearest === value) return [];
    const expected = digits === 0 ? "a whole amount" : `at most ${digits} decimals`;
    const sentence = `expected ${expected} in the currency of brand.yaml: write ${nearest}`;
    return [faultAt(content, file, path, sentence)];
  });
}

/**
 * A price in a text must be the price of a plan or a game: it would be wrong after a change of price otherwise. Not on a page of
 * text, where it may be another amount.
 */
function checkQuotedPrices(content: Content): Fault[] {
  const prices = new Set(amounts(content).map(({ value }) => value));
  if (prices.size === 0) return [];
  const format = siteNumberFormat(content);
  return contentLeaves(content).flatMap(({ file, path, value }) =>
    quotedAmounts(typeof value === "string" ? value : "", format)
      .filter(({ amount }) => !prices.has(amount) && !isOfMissingPage(content, file) && !isText(file))
      .map(({ quoted }) => faultAt(content, file, path, `${quoted} is the price of no plan`)),
  );
}

/** Amounts of money in the currency of the site. */
function quotedAmounts(text: string, { currency, group, decimal }: NumberFormat) {
  const [before, after, groups, point] = [currency.before.trim(), currency.after.trim(), group, decimal].map(
    (sign) => sign.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  const pattern = new RegExp(
    `${before}\\s?(\\d(?:${groups}?\\d)*(?:${point}\\d+)?)${after && `\\s?${after}`}`,
    "g",
  );
  return [...text.matchAll(pattern)].map(([quoted, digits = ""]) => ({
    quoted,
    amount: Number(digits.replaceAll(group, "").replace(decimal, ".")),
  }));
}
