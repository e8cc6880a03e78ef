import { cleanup, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import type { MinecraftPlan } from "../../content/minecraft-plans";
import { head } from "../../content/pages/minecraft";
import { money } from "../../format/money";
import MinecraftPage from "./page";

vi.mock("../../content/minecraft-plans", () => {
  const plan = (id: string, more: Partial<MinecraftPlan>) => ({
    id,
    title: id,
    cpuSharePercent: 70,
    monthly: 50,
    ramGb: 24,
    ssdGb: 96,
    backups: 5,
    popular: false,
    drawing: "block-iron",
    destination: "minecraftStore",
    ...more,
  });
  return {
    minecraftPlans: [
      plan("iron", {}),
      plan("copper", { ramGb: 48, ssdGb: 1000, backups: 10 }),
      plan("gold", { soldOut: true }),
    ],
  };
});

function show(address = "/minecraft") {
  const router = createMemoryRouter([{ path: "*", element: <MinecraftPage /> }], {
    initialEntries: [address],
  });
  return render(<RouterProvider router={router} />).container;
}
test("each plan is a link with its price to its card; one that is sold out says so instead", () => {
  show();
  const list = within(screen.getByRole("list", { name: head.planList }));
  const [iron, , gold] = list.getAllByRole("link");
  expect(iron?.getAttribute("href")).toBe("#iron");
  expect(iron?.textContent).toContain(`${money(50)} a month`);
  expect(gold?.textContent).toMatch(/^gold.*Sold out$/);
  expect(gold?.textContent).not.toContain(money(50));
});

test("the meters of all cards are scaled to the largest plan", () => {
  const container = show();
  const litCells = (id: string) =>
    [...container.querySelectorAll(`#${id} .meter-lit`)].map((path) =>
      Math.ceil(Number(/h([\d.]+)/.exec(path.getAttribute("d") ?? "")?.[1])),
    );
  expect(litCells("copper")).toEqual([20, 20, 20]);
  expect(litCells("iron")).toEqual([10, 2, 10]);
});

test("only the card in the hash of the URL is marked", () => {
  const marked = (container: HTMLElement) =>
    [...container.querySelectorAll("[data-marked='true']")].map(({ id }) => id);
  expect(marked(show("/minecraft#iron"))).toEqual(["iron"]);
  cleanup();
  expect(marked(show("/minecraft"))).toEqual([]);
  cleanup();
  expect(marked(show("/minecraft#no-such-block"))).toEqual([]);
});
