import { cleanup, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as VpsPlans from "../../content/vps-plans";
import { money } from "../../format/money";
import { localNumber } from "../../format/numbers";
import VpsPage from "./page";

vi.mock("../../content/vps-plans", async (importOriginal) => {
  const { vpsPlans } = await importOriginal<typeof VpsPlans>();
  const [original] = vpsPlans as [VpsPlans.VpsPlan];
  const campfire: VpsPlans.VpsPlan = {
    ...original,
    id: "campfire",
    title: "Furnace",
    subtitle: "For a bot and its log",
    monthly: 299,
    popular: false,
    ramGb: 2,
    vcpus: 1,
    storageGb: 1500,
    transferTb: 0.5,
  };
  const furnace = { ...campfire, id: "furnace", monthly: 1099 };
  const foundry = { ...campfire, id: "foundry", title: "Foundry", monthly: 8960, ramGb: 8 };
  return { vpsPlans: [campfire, furnace, foundry] };
});

beforeEach(() => {
  const router = createMemoryRouter([{ path: "*", element: <VpsPage /> }]);
  render(<RouterProvider router={router} />);
});
afterEach(cleanup);

test("a new plan gets a rack unit", () => {
  const unit = document.getElementById("campfire");
  if (!unit) throw new Error("No unit has the id of the new plan.");
  const figures = within(unit)
    .getAllByRole("definition")
    .map(({ textContent }) => textContent);
  expect(figures).toEqual(expect.arrayContaining(["2 GB", "1 core", `${localNumber(1.5)} TB`, "500 GB"]));
  expect(within(unit).getByRole("link", { name: `Choose the ${money(299)} VPS` })).toBeTruthy();
});

test("plans with the same name have different accessible headings and links", () => {
  const plans = document.getElementById("plans");
  if (!plans) throw new Error("The page has no plans.");
  const names = within(plans)
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    `Furnace at ${money(299)} a month`,
    `Furnace at ${money(1099)} a month`,
    `Foundry at ${money(8960)} a month`,
  ]);
  const links = screen.getAllByRole("link", { name: /^Choose/ }).map(({ textContent }) => textContent);
  expect(new Set(links).size).toBe(3);
});

test("a meter is full at the largest figure of all plans", () => {
  const litCells = (id: string) => document.querySelector(`#${id} .meter-lit`)?.getAttribute("d");
  expect(litCells("foundry")).toBe("M0 0h19.9v1H0z");
  expect(litCells("campfire")).toBe("M0 0h4.9v1H0z");
});
