import { expect, test } from "vitest";
import { words } from "../content/interface";
import { money } from "./money";
import { phrase, plural } from "./phrase";
import { priceNotes } from "./price-notes";

const { orMonths, orYears, setup } = words.billing;

test("longer periods and a setup fee are worded in the currency of the site", () => {
  const price = 500;
  const periods = [3, 12, 24].map((months) => ({ months, price }));
  expect(priceNotes({ periods, setupFee: 1200 })).toEqual([
    plural(orMonths, 3, { price: money(price) }),
    plural(orYears, 1, { price: money(price) }),
    plural(orYears, 2, { price: money(price) }),
    phrase(setup, { price: money(1200) }),
  ]);
  expect(priceNotes({ setupFee: 0 })).toEqual([]);
});
