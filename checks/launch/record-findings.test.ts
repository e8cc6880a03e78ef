// @vitest-environment node
import { expect, test } from "vitest";
import { recordFindings } from "./record-findings";

function messages(content: Record<string, unknown>): string[] {
  return recordFindings(content).map(({ message }) => message);
}

const brand = { locale: "en-GB", currency: "EUR" };

test("a plan with the price or the name of another, or with less than a cheaper one, is reported", () => {
  const found = (...plans: [title: string, monthly: number, ramGb: number][]) =>
    messages({
      brand,
      "vps-plans": plans.map(([title, monthly, ramGb], index) => ({ id: `${index}`, title, monthly, ramGb })),
    });
  expect(found(["Small", 100, 1], ["Large", 200, 2])).toEqual([]);
  expect(found(["Twin", 1000, 1], ["Twin", 1000, 2])).toEqual([
    "Twin costs €1,000, the same as Twin",
    "Two plans are called Twin",
  ]);
  expect(found(["Small", 100, 4], ["Large", 200, 2])).toEqual([
    "Large (€200) has 2 GB of RAM, less than Small (€100) with 4",
  ]);
});

test("the price of a longer period above that of as many months, or not above that of one, is reported", () => {
  const offer = (monthly: number, months: number, price: number) => ({
    id: "dock",
    monthly,
    periods: [
      { months: 60, price: monthly * 50 },
      { months, price },
    ],
  });
  const found = (...figures: Parameters<typeof offer>) =>
    messages({ brand, "vps-plans": [offer(...figures)] });
  expect(found(4.99, 12, 990)).toEqual([
    "vps-plans.dock costs €990.00 for 12 months, more than 12 times a month (€59.88)",
  ]);
  expect(found(4.99, 3, 4.99)).toEqual([
    "vps-plans.dock costs €4.99 for 3 months, no more than one month (€4.99)",
  ]);
  for (const price of [59.88, 49.9]) expect(found(4.99, 12, price)).toEqual([]);
  expect(found(0, 12, 0)).toEqual([]);
  expect(recordFindings({ brand, games: { games: [offer(4.99, 12, 990)] } })).toMatchObject([
    { level: "look", file: "content/games.yaml", line: expect.any(Number) },
  ]);
});

test("pages contradict each other where their figures differ, not where their words do", () => {
  const content = (uptime: object) => ({
    brand,
    "home-figures": { uptimePercent: 99.9, responseHours: 1 },
    about: { stats: [{ id: "uptime", ...uptime }] },
  });
  expect(messages(content({ value: 99.9, suffix: "%" }))).toEqual([]);
  expect(messages(content({ value: 99.99, suffix: "%" }))).toEqual([
    "Uptime: home-figures.uptimePercent is 99.9, about.stats.uptime is 99.99%",
  ]);
});

test("who sells in rupees without a grievance officer or a word about tax is reminded", () => {
  const inRupees = { locale: "en-IN", currency: "INR" };
  expect(messages({ brand: inRupees })).toEqual([
    expect.stringContaining("grievance officer"),
    expect.stringContaining("says nothing about tax"),
  ]);
  const tax = { name: "GST", percent: 18, included: true };
  expect(messages({ brand: { ...inRupees, tax }, company: { grievanceOfficer: {} } })).toEqual([]);
  expect(messages({ brand })).toEqual([]);
});
