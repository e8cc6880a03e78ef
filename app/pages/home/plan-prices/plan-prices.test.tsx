import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { words } from "../../../content/interface";
import type { MinecraftPlan } from "../../../content/minecraft-plans";
import { plans as texts } from "../../../content/pages/home";
import { money } from "../../../format/money";
import { PlanPrices } from "./plan-prices";

const mocked = vi.hoisted(() => ({ minecraftPlans: [] as object[] }));
vi.mock("../../../content/minecraft-plans", () => mocked);

const grass: Partial<MinecraftPlan> = {
  id: "grass",
  title: "Grass",
  drawing: "block-grass",
  ramGb: 1,
  monthly: 50,
};
const soldOut: Partial<MinecraftPlan> = {
  id: "big",
  title: "Big",
  drawing: "block-gold",
  ramGb: 2000,
  monthly: 60,
  soldOut: true,
};

function show(...plans: Partial<MinecraftPlan>[]) {
  mocked.minecraftPlans.splice(0, Infinity, ...plans);
  render(<PlanPrices />, { wrapper: MemoryRouter });
}

function planLinks() {
  return within(screen.getByRole("list")).getAllByRole("link");
}

test("each plan is a link to its card, with its RAM and its price, or that it is sold out", () => {
  show(grass, { ...grass, id: "wood", title: "Wood", monthly: 1299 }, soldOut);
  const [, wood, big] = planLinks();
  expect(wood?.getAttribute("href")).toBe("/minecraft#wood");
  expect(wood?.textContent).toBe(
    `Wood 1\u00a0${words.units.gigabytes} ${texts.ram} ${money(1299)} ${words.plan.aMonth}`,
  );
  expect(big?.textContent).toBe(`Big 2\u00a0${words.units.terabytes} ${texts.ram} ${words.plan.soldOut}`);
  expect(screen.getByRole("link", { name: texts.allLink }).getAttribute("href")).toBe("/minecraft");
});

test("a single plan needs no link to compare", () => {
  show(grass);
  expect(screen.getAllByRole("link")).toEqual(planLinks());
});

test("without plans there is no section", () => {
  show();
  expect(screen.queryByRole("heading")).toBeNull();
});
