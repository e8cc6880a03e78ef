import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
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

afterEach(cleanup);

function show(...plans: Partial<MinecraftPlan>[]) {
  mocked.minecraftPlans.splice(0, Infinity, ...plans);
  render(<PlanPrices />, { wrapper: MemoryRouter });
}

function planLinks() {
  return within(screen.getByRole("list")).getAllByRole("link");
}

test("each plan is a link to its card, with its RAM and price", () => {
  show(grass, { ...grass, id: "wood", title: "Wood", monthly: 1299 });
  expect(planLinks().map((link) => link.getAttribute("href"))).toEqual([
    "/minecraft#grass",
    "/minecraft#wood",
  ]);
  expect(planLinks()[1]?.textContent).toBe(`Wood 1\u00a0GB RAM ${money(1299)} a month`);
  expect(screen.getByRole("link", { name: texts.allLink }).getAttribute("href")).toBe("/minecraft");
});

test("a plan that is sold out says so instead of its price", () => {
  show(grass, soldOut);
  expect(planLinks()[1]?.textContent).toBe("Big 2\u00a0TB RAM Sold out");
});

test("a single plan needs no link to compare", () => {
  show(grass);
  expect(screen.getAllByRole("link")).toEqual(planLinks());
});

test("without plans there is no section", () => {
  show();
  expect(screen.queryByRole("heading")).toBeNull();
});
