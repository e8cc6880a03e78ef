import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { plans as texts } from "../../../content/pages/home";
import type { PlanPrice } from "../../../content/plan-prices";
import { PlanPrices } from "./plan-prices";

const mocked = vi.hoisted(() => ({ plans: [] as PlanPrice[], roomy: false, columns: 2 }));
vi.mock("../../../content/plan-prices", () => ({ planPrices: mocked }));

const grass: PlanPrice = { id: "grass", title: "Grass", drawing: "block-grass", ram: "1 GB", price: "₹50" };
const soldOut: PlanPrice = { id: "big", title: "Big", drawing: "block-gold", ram: "2 TB" };

afterEach(cleanup);

function show(...plans: PlanPrice[]) {
  mocked.plans = plans;
  render(<PlanPrices />, { wrapper: MemoryRouter });
}

function planLinks() {
  return within(screen.getByRole("list")).getAllByRole("link");
}

test("each plan is a link to its card, with its RAM and price", () => {
  show(grass, { ...grass, id: "wood", title: "Wood", price: "₹1,299" });
  expect(planLinks().map((link) => link.getAttribute("href"))).toEqual([
    "/minecraft#grass",
    "/minecraft#wood",
  ]);
  expect(planLinks()[1]?.textContent).toBe("Wood 1 GB RAM ₹1,299 a month");
  expect(screen.getByRole("link", { name: texts.allLink }).getAttribute("href")).toBe("/minecraft");
});

test("a plan that is sold out says so instead of its price", () => {
  show(grass, soldOut);
  expect(planLinks()[1]?.textContent).toBe("Big 2 TB RAM Sold out");
});

test("a single plan needs no link to compare", () => {
  show(grass);
  expect(screen.getAllByRole("link")).toEqual(planLinks());
});

test("without plans there is no section", () => {
  show();
  expect(screen.queryByRole("heading")).toBeNull();
});
