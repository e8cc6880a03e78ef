// @vitest-environment node
import { expect, test } from "vitest";
import { money } from "../../app/format/money";
import { irregularPlans } from "./irregular-plans";

function sentences(plans: readonly { title: string; monthly: number; ramGb: number }[]): string[] {
  const withIds = plans.map((plan, index) => ({ ...plan, id: `plan-${index}` }));
  const list = { file: "made-up-plans", list: "madeUpPlans", plans: withIds, grows: { ramGb: "GB of RAM" } };
  return irregularPlans([list]).map(({ sentence }) => sentence);
}

test("plans that grow with their price have no finding", () => {
  expect(
    sentences([
      { title: "Small", monthly: 100, ramGb: 1 },
      { title: "Large", monthly: 200, ramGb: 2 },
    ]),
  ).toEqual([]);
});

test("a plan with the price or the name of another is reported", () => {
  expect(
    sentences([
      { title: "Twin", monthly: 1000, ramGb: 1 },
      { title: "Twin", monthly: 1000, ramGb: 2 },
    ]),
  ).toEqual([`Twin costs ${money(1000)}, the same as Twin.`, "Two plans are called Twin."]);
});

test("a plan that gives less than a cheaper one is reported with the cheaper one", () => {
  expect(
    sentences([
      { title: "Small", monthly: 100, ramGb: 4 },
      { title: "Large", monthly: 200, ramGb: 2 },
    ]),
  ).toEqual([`Large (${money(200)}) has 2 GB of RAM, less than Small (${money(100)}) with 4.`]);
});
