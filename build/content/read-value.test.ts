import { describe, expect, test } from "vitest";
import { fillValues } from "./fill-values";

/** The text with its values, beside these records. */
function filled(text: string, records: Record<string, unknown>): unknown {
  const { content, unknown } = fillValues({ ...records, page: { text } });
  expect(unknown).toEqual([]);
  return (content.page as { text: unknown }).text;
}

const blocks = ["Grass", "Iron", "Copper"].map((title, index) => ({
  id: title.toLowerCase(),
  title,
  monthly: [50, 1299, 98][index],
}));

describe("values of a list", () => {
  const one = blocks.slice(0, 1);

  test("a counted noun may have several words, and has no plural for one record", () => {
    const text = "{plans.Counted.Minecraft plan}, {plans.counted.price}.";
    expect(filled(text, { plans: blocks })).toBe("Three Minecraft plans, three prices.");
    expect(filled(text, { plans: one })).toBe("One Minecraft plan, one price.");
    expect(filled(text, { plans: [] })).toBe("No Minecraft plans, no prices.");
    expect(filled(text, { plans: Array(40).fill({}) })).toBe("40 Minecraft plans, 40 prices.");
  });

  test("countInWords is the number alone, count the number in digits", () => {
    expect(filled("Here are {plans.countInWords} of {plans.count}.", { plans: blocks })).toBe(
      "Here are three of 3.",
    );
  });

  test("the first and the last record can be quoted", () => {
    const text =
      "{plans.first.title} at the surface for {plans.first.monthly}, {plans.last.title} at the bottom for {plans.last.monthly}.";
    expect(filled(text, { plans: blocks })).toBe(
      "Grass at the surface for ₹50, Copper at the bottom for ₹98.",
    );
    expect(filled(text, { plans: one })).toBe("Grass at the surface for ₹50, Grass at the bottom for ₹50.");
  });
});

test("a number is not rounded", () => {
  const figures = { uptimePercent: 99.9999, customers: 1234567 };
  expect(filled("{figures.uptimePercent}% for {figures.customers}", { figures })).toBe(
    "99.9999% for 12,34,567",
  );
});

test("every amount has the currency, and decimals if one of them has", () => {
  const plan = { id: "one", monthly: 69, setupFee: 5, periods: [{ months: 12, price: 700 }] };
  const text = "{plans.one.monthly}, {plans.one.setupFee}, {plans.one.periods.first.price}";
  const brand = { locale: "en-GB", currency: "GBP" };
  expect(filled(text, { brand, plans: [plan] })).toBe("£69, £5, £700");
  expect(filled(text, { brand, plans: [plan, { id: "two", monthly: 34.5 }] })).toBe("£69.00, £5.00, £700.00");
});
