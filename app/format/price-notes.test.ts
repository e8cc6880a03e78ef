import { expect, test } from "vitest";
import { money } from "./money";
import { priceNotes } from "./price-notes";

test("longer periods and a setup fee are worded in the currency of the site", () => {
  const periods = [
    { months: 3, price: 140 },
    { months: 12, price: 500 },
    { months: 24, price: 900 },
  ];
  expect(priceNotes({ periods, setupFee: 1200 })).toEqual([
    `or ${money(140)} for 3 months`,
    `or ${money(500)} a year`,
    `or ${money(900)} for 2 years`,
    `plus ${money(1200)} once, for setup`,
  ]);
  expect(priceNotes({ setupFee: 0 })).toEqual([]);
});
