import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { words } from "../../../content/interface";
import { plans as texts } from "../../../content/pages/home";
import { money } from "../../../format/money";
import { PlanPrices } from "./plan-prices";

const mocked = vi.hoisted(() => ({ minecraftPlans: [] as object[] }));
vi.mock("../../../content/minecraft-plans", () => mocked);

const wood = { id: "wood", title: "Wood", drawing: "block-grass", ramGb: 1, monthly: 1299 };
const big = { ...wood, id: "big", title: "Big", ramGb: 2000, soldOut: true };

function show(...plans: object[]) {
  mocked.minecraftPlans.splice(0, Infinity, ...plans);
  render(<PlanPrices />, { wrapper: MemoryRouter });
}

const planLinks = () => within(screen.getByRole("list")).getAllByRole("link");

test("each plan is a link to its card, with its RAM and its price, or that it is sold out", () => {
  show(wood, big);
  const [first, second] = planLinks();
  const { gigabytes, terabytes } = words.units;
  expect(first?.getAttribute("href")).toBe("/minecraft#wood");
  expect(first?.textContent).toBe(
    `Wood 1\u00a0${gigabytes} ${texts.ram} ${money(1299)} ${words.plan.aMonth}`,
  );
  expect(second?.textContent).toBe(`Big 2\u00a0${terabytes} ${texts.ram} ${words.plan.soldOut}`);
  expect(screen.getByRole("link", { name: texts.allLink }).getAttribute("href")).toBe("/minecraft");
});

test("a single plan needs no link to compare", () => {
  show(wood);
  expect(screen.getAllByRole("link")).toEqual(planLinks());
});
