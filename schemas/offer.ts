import { count, destination, flag, listOf, number, planId, record, text } from "./parts";

const amount = number.min(0, { error: "expected 0 or more" });

const period = record({
  months: count.min(2, { error: "expected 2 or more: the price of one month is a field of its own" }),
  price: amount.describe("For the whole period."),
});

/** What a plan and a game cost, and where to order it. */
export const offer = {
  monthly: amount.describe("The price of a month. Numbers only: no sign, no commas."),
  periods: listOf(period)
    .exactOptional()
    .describe("Prices of longer periods, shown under the price of a month."),
  setupFee: amount.exactOptional().describe("Paid once, shown under the price."),
  soldOut: flag.exactOptional().describe("`true` shows `Sold out` instead of the order link."),
  popular: flag,
};

/** The fields of every plan. */
export const plan = { id: planId, title: text, ...offer, destination };
