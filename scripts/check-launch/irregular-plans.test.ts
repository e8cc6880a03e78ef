// @vitest-environment node
import { expect, test } from "vitest";
import { money } from "../../app/format/money";
import { irregularPlans } from "./irregular-plans";

function sentences(...plans: [title: string, monthly: number, ramGb: number][]): string[] {
  const withIds = plans.map(([title, monthly, ramGb], index) => ({
    id: `plan-${index}`,
    title,
    monthly,
    ramGb,
  }));
  const list = { file: "made-up-plans", list: "madeUpPlans", plans: withIds, grows: { ramGb: "GB of RAM" } };
  return irregularPlans([list]).map(({ sentence }) => sentence);
}

test("a plan with the price or the name of another, or with less than a cheaper one, is reported", () => {
  expect(sentences(["Small", 100, 1], ["Large", 200, 2])).toEqual([]);
  expect(sentences(["Twin", 1000, 1], ["Twin", 1000, 2])).toEqual([
    `Twin costs ${money(1000)}, the same as Twin.`,
    "Two plans are called Twin.",
  ]);
  expect(sentences(["Small", 100, 4], ["Large", 200, 2])).toEqual([
    `Large (${money(200)}) has 2 GB of RAM, less than Small (${money(100)}) with 4.`,
  ]);
});
