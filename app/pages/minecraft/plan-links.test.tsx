import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { MinecraftPlan } from "../../content/minecraft-plans";
import { money } from "../../format/money";
import { PlanLinks } from "./plan-links";

const plan: MinecraftPlan = vi.hoisted(() => ({
  id: "iron",
  title: "Iron",
  cpuSharePercent: 70,
  monthly: 50,
  ramGb: 24,
  ssdGb: 96,
  backups: 5,
  popular: false,
  drawing: "block-iron",
  destination: "minecraftStore",
}));
vi.mock("../../content/minecraft-plans", () => ({
  minecraftPlans: [plan, { ...plan, id: "gold", title: "Gold", soldOut: true }],
}));

test("each plan is a link with its price; one that is sold out says so instead", () => {
  render(<PlanLinks />);
  const [iron = "", gold = ""] = screen.getAllByRole("link").map(({ textContent }) => textContent ?? "");
  expect(iron).toContain(`${money(plan.monthly)} a month`);
  expect(gold).toMatch(/^Gold.*Sold out$/);
  expect(gold).not.toContain(money(plan.monthly));
});
