import { expect, test } from "vitest";
import { words } from "../content/interface";
import { money } from "./money";
import { percentText } from "./numbers";
import { phrase } from "./phrase";
import { taxLine, taxStatement, withTax } from "./tax";

const onTop = { name: "GST", percent: 18, included: false };
const included = { name: "VAT", percent: 19.5, included: true };
const includedValues = { percent: percentText(19.5), tax: "VAT" };

test.each([
  [50, 9, 59],
  [4.99, 0.9, 5.89],
  // 1.005 of tax, which a computer stores as 1.00499…
  [5.583, 1, 6.58],
  [0.25, 0.05, 0.3],
])("%d and its tax, rounded to the smallest unit of the currency, are added up", (amount, tax, sum) => {
  expect(taxLine(amount, onTop)).toEqual({
    words: `${money(amount)} ${phrase(words.tax.added, { amount: money(tax), tax: "GST" })}`,
    total: money(sum),
  });
});

test("a tax that prices include has no sum, and what is not taxed no note; one sentence says it for all prices", () => {
  expect(taxLine(50, included)).toEqual({ words: phrase(words.tax.included, includedValues) });
  expect([withTax(100, included), withTax(0, onTop)]).toEqual(["", ""]);
  expect(withTax(100, onTop)).toBe(` ${phrase(words.tax.withTax, { price: money(118), tax: "GST" })}`);
  expect(taxStatement(onTop)).toBe(phrase(words.tax.allAdded, { percent: percentText(18), tax: "GST" }));
  expect(taxStatement(included)).toBe(phrase(words.tax.allIncluded, includedValues));
});
