import { describe, expect, test } from "vitest";
import { changed, expectFault, faultsIn } from "./expect-fault";

describe("a price in a text", () => {
  const place = "questions/questions/0/specs/0/value";

  test.each(["€24,95", "€ 1.200.000 a month", "€7,00 or €9,25", "€1200000", "1.234 players"])(
    "%s is valid",
    (text) => {
      expect(faultsIn(changed(place, text))).toEqual([]);
    },
  );

  test("that no plan has is a fault", () => {
    const sentence =
      'the record "invoice" has specs[0].value "€1.199 a month": €1.199 is the price of no plan';
    expectFault(place, "€1.199 a month", sentence);
  });

  test("of a period or for setup is valid", () => {
    expect(faultsIn(changed(place, "€540,50 for two years, €15,00 for setup"))).toEqual([]);
  });
});

test("a price with more decimals than the currency has is a fault: it would be rounded", () => {
  const wrong = changed("vps-plans/0/setupFee", 4.999);
  expect(
    faultsIn(wrong).map(({ path, sentence }) => [path, sentence.replace(/^.*: expected/, "expected")]),
  ).toEqual([[[0, "setupFee"], "expected at most 2 decimals in the currency of brand.yaml: write 5"]]);
});
