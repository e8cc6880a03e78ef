import { describe, expect, test } from "vitest";
import { checkContent } from "./check-content";
import { changed, expectFault } from "./expect-fault";

describe("a price in a text", () => {
  const place = "questions/questions/1/specs/0/value";

  test.each(["₹1,099", "₹ 8,960 a month", "₹98 or ₹400", "₹1099", "1,234 players"])("%s is valid", (text) => {
    expect(checkContent(changed(place, text))).toEqual([]);
  });

  test("that no plan has is a fault", () => {
    const sentence =
      'the record "vps-choice" has specs[0].value "₹1,199 a month": ₹1,199 is the price of no plan';
    expectFault(place, "₹1,199 a month", sentence);
  });

  test("of a period or for setup is valid", () => {
    const content = changed(place, "₹4,000 a year, ₹250 for setup") as Record<string, object[]>;
    const [plan, ...others] = content["vps-plans"] ?? [];
    const offer = { ...plan, periods: [{ months: 12, price: 4000 }], setupFee: 250 };
    expect(checkContent({ ...content, "vps-plans": [offer, ...others] })).toEqual([]);
  });

  test("that was changed in its plan is a fault in the text", () => {
    expect(checkContent(changed("vps-plans/0/monthly", 1199)).map(({ file }) => file)).toEqual(["questions"]);
  });
});

describe("a price with decimals that the currency has not", () => {
  const faultsIn = (currency: string, setupFee: number) => {
    const content = changed("vps-plans/0/setupFee", setupFee) as Record<string, object>;
    const brand = { ...content.brand, currency };
    // Other prices of the records have decimals, and their texts quote them.
    return checkContent({ ...content, brand })
      .filter(({ path }) => path.join("/") === "0/setupFee")
      .map(({ path, sentence }) => ({ path, sentence }));
  };
  const has = (price: number, expected: string) => [
    {
      path: [0, "setupFee"],
      sentence: `the record "furnace-memory" has setupFee ${price}: expected ${expected}`,
    },
  ];

  test("is a fault: it would be rounded", () => {
    const whole = "a whole amount in the currency of brand.yaml: write";
    expect(faultsIn("JPY", 34.6)).toEqual(has(34.6, `${whole} 35`));
    expect(faultsIn("EUR", 4.999)).toEqual(
      has(4.999, "at most 2 decimals in the currency of brand.yaml: write 5"),
    );
  });

  test("is none in a currency that has them", () => {
    expect(faultsIn("EUR", 34.5)).toEqual([]);
    expect(faultsIn("KWD", 4.999)).toEqual([]);
    expect(faultsIn("JPY", 34)).toEqual([]);
  });
});
