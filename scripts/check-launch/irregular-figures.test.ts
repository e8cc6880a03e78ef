// @vitest-environment node
import { expect, test } from "vitest";
import { contradictions } from "./claims";
import { irregularFigures } from "./irregular-figures";

const source = { file: "made-up-plans", exportName: "madeUpPlans" };
const fields = { ramGb: "GB of RAM" };

function sentences(plans: readonly { title: string; monthlyInr: number; ramGb: number }[]): string[] {
  const list = { ...source, fields, plans: plans.map((plan, index) => ({ ...plan, id: `plan-${index}` })) };
  return irregularFigures([list]).map(({ sentence }) => sentence);
}

test("plans that grow with their price are regular", () => {
  expect(
    sentences([
      { title: "Small", monthlyInr: 100, ramGb: 1 },
      { title: "Large", monthlyInr: 200, ramGb: 2 },
    ]),
  ).toEqual([]);
});

test("a plan with the price or the name of another is named", () => {
  expect(
    sentences([
      { title: "Twin", monthlyInr: 1000, ramGb: 1 },
      { title: "Twin", monthlyInr: 1000, ramGb: 2 },
    ]),
  ).toEqual(["Twin costs ₹1,000, the same as Twin.", "Two plans are called Twin."]);
});

test("a plan that gives less than a cheaper one is named, with the cheaper one", () => {
  expect(
    sentences([
      { title: "Small", monthlyInr: 100, ramGb: 4 },
      { title: "Large", monthlyInr: 200, ramGb: 2 },
    ]),
  ).toEqual(["Large (₹200) has 2 GB of RAM, less than Small (₹100) with 4."]);
});

test("pages contradict each other where their figures differ, not where their words do", () => {
  const statement = (says: string) => ({ page: "/", says, source: { ...source, path: [] } });
  const claim = (about: string, ...says: string[]) => ({ about, statements: says.map(statement) });
  const found = contradictions([
    claim("Protection", "up to 1 Tbps", "Up to 1 Tbps"),
    claim("Uptime", "99.9%", "99.99%"),
    claim("Response", "within 1 hour", "under 15 min"),
  ]);
  expect(found.map(({ about }) => about)).toEqual(["Uptime", "Response"]);
});
