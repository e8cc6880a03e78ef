import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { MinecraftPlan } from "../../../../site/schemas/plans";
import { InLayout } from "../../../layout/layout-fixture";
import { site, siteWith } from "../../../loaders/site-fixture";
import { loader } from "../loader";
import { PlanPrices } from "./plan-prices";

const [plan] = site.records["minecraft-plans"] as [MinecraftPlan];
const wood = { ...plan, id: "wood", title: "Wood", ramGb: 1, monthly: 1299 };
const big = { ...wood, id: "big", title: "Big", ramGb: 2000, soldOut: true };

function show(...plans: MinecraftPlan[]) {
  const { plans: data } = loader(siteWith({ "minecraft-plans": plans }));
  if (data) render(<PlanPrices {...data} />, { wrapper: InLayout });
}

const planLinks = () => within(screen.getAllByRole("list")[0] as HTMLElement).getAllByRole("link");

test("each plan is a link to its card, with its RAM and its price, or that it is sold out", () => {
  show(wood, big);
  const [first, second] = planLinks();
  const { aMonth, soldOut } = site.words.plan;
  expect(first?.getAttribute("href")).toBe("/minecraft#wood");
  expect(first?.textContent).toBe(`Wood 1\u00a0GB RAM ${site.format.money(1299)} ${aMonth}`);
  expect(second?.textContent).toBe(`Big 2\u00a0TB RAM ${soldOut}`);
  const all = screen.getByRole("link", { name: site.records["pages/home"].plans.allLink });
  expect(all.getAttribute("href")).toBe("/minecraft");
});

test("a single plan needs no link to compare", () => {
  show(wood);
  expect(screen.getAllByRole("link")).toEqual(planLinks());
});
