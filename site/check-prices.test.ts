import { describe, expect, test } from "vitest";
import { changed, expectFault, faultsIn, validContent } from "./fault-fixture";
import { formatOf } from "./format";

const { money, number, sign, group } = formatOf(validContent);

describe("a price in a text", () => {
  const place = "questions/questions/0/specs/0/value";

  test.each([
    money(24.95),
    `${money(1_200_000).replace(sign.after, ` ${sign.after.trim()}`)} a month`,
    `${money(7)} or ${money(9.25)}`,
    money(1_200_000).replaceAll(group, ""),
    `${number(1234)} players`,
  ])("%s is valid", (text) => {
    expect(faultsIn(changed(place, text))).toEqual([]);
  });

  test("that no plan has is a fault", () => {
    const text = `${money(1199)} a month`;
    const message = `the record "invoice" has specs[0].value "${text}": ${money(1199)} is the price of no plan`;
    expectFault(place, text, message);
  });

  test("of a period or for setup is valid", () => {
    expect(faultsIn(changed(place, `${money(540.5)} for two years, ${money(15)} for setup`))).toEqual([]);
  });
});

test("a price with more decimals than the currency has is a fault: it would be rounded", () => {
  const wrong = changed("vps-plans/0/setupFee", 4.999);
  expect(
    faultsIn(wrong).map(({ path, message }) => [path, message.replace(/^.*: expected/, "expected")]),
  ).toEqual([[[0, "setupFee"], "expected at most 2 decimals in the currency of brand.yaml: write 5"]]);
});
