import { expect, test } from "vitest";
import { words } from "../content/interface";
import { money } from "./money";
import { phrase, plural } from "./phrase";
import { priceNotes } from "./price-notes";

const { orMonths, orYears, setup } = words.billing;

test("longer periods and a setup fee are worded in the currency of the site", () => {
  const periods = [
    { months: 3, price: 140 },
    { months: 12, price: 500 },
    { months: 24, price: 900 },
  ];
  expect(priceNotes({ periods, setupFee: 1200 })).toEqual([
    plural(orMonths, 3, { price: money(140) }),
    plural(orYears, 1, { price: money(500) }),
    plural(orYears, 2, { price: money(900) }),
    phrase(setup, { price: money(1200) }),
  ]);
  expect(priceNotes({ setupFee: 0 })).toEqual([]);
});
