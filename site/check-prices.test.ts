import { describe, expect, test } from "vitest";
import { formatMoney, formatNumber } from "../app/format/number-format";
import { changed, expectFault, faultsIn, validContent } from "./fault-fixture";
import { siteLanguage } from "./language";

const { numberFormat: format } = siteLanguage(validContent);
const money = (amount: number) => formatMoney(amount, format);

describe("a price in a text", () => {
  const place = "questions/questions/0/specs/0/value";

  const { before } = format.currency;
  test.each([
    money(24.95),
    `${money(1_200_000).replace(before, `${before} `)} a month`,
    `${money(7)} or ${money(9.25)}`,
    money(1_200_000).replaceAll(format.group, ""),
    `${formatNumber(1234, format)} players`,
  ])("%s is valid", (text) => {
    expect(faultsIn(changed(place, text))).toEqual([]);
  });

  test("that no plan has is a fault", () => {
    const text = `${money(1199)} a month`;
    const sentence = `the record "invoice" has specs[0].value "${text}": ${money(1199)} is the price of no plan`;
    expectFault(place, text, sentence);
  });

  test("of a period or for setup is valid", () => {
    expect(faultsIn(changed(place, `${money(540.5)} for two years, ${money(15)} for setup`))).toEqual([]);
  });
});

test("a price with more decimals than the currency has is a fault: it would be rounded", () => {
  const wrong = changed("vps-plans/0/setupFee", 4.999);
  expect(
    faultsIn(wrong).map(({ path, sentence }) => [path, sentence.replace(/^.*: expected/, "expected")]),
  ).toEqual([[[0, "setupFee"], "expected at most 2 decimals in the currency of brand.yaml: write 5"]]);
});
