import { cleanup, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type * as MinecraftPlans from "../../content/minecraft-plans";
import { head } from "../../content/pages/minecraft";
import { money } from "../../format/money";
import MinecraftPage from "./page";

// "copper" has no accent colour of its own.
vi.mock("../../content/minecraft-plans", async (importOriginal) => {
  const { minecraftPlans } = await importOriginal<typeof MinecraftPlans>();
  const [original] = minecraftPlans as [MinecraftPlans.MinecraftPlan];
  const plan: MinecraftPlans.MinecraftPlan = {
    ...original,
    cpuSharePercent: 70,
    monthly: 50,
    ramGb: 24,
    ssdGb: 96,
    backups: 5,
    popular: false,
    drawing: "block-iron",
  };
  const copper: MinecraftPlans.MinecraftPlan = {
    ...original,
    id: "copper",
    title: "Copper",
    cpuSharePercent: 400,
    monthly: 1299,
    ramGb: 48,
    ssdGb: 1000,
    backups: 10,
    popular: true,
    drawing: "block-wood",
  };
  const [grass, iron] = [
    { ...plan, id: "grass", title: "Grass" },
    { ...plan, id: "iron", title: "Iron" },
  ];
  return { minecraftPlans: [grass, iron, copper] };
});

function show(address = "/minecraft") {
  const router = createMemoryRouter([{ path: "*", element: <MinecraftPage /> }], {
    initialEntries: [address],
  });
  return render(<RouterProvider router={router} />).container;
}
afterEach(cleanup);

function cardOf(container: HTMLElement, id: string): HTMLElement {
  const card = container.querySelector<HTMLElement>(`[id="${id}"]`);
  if (!card) throw new Error(`No card has the id ${id}.`);
  return card;
}

test("a new plan gets a card and a link in the column of blocks", () => {
  const container = show();
  const card = cardOf(container, "copper");
  expect(within(card).getByRole("heading", { level: 3, name: "Copper" })).toBeTruthy();
  for (const words of ["400% CPU", `${money(1299)} /\u00a0month`, "48 GB", "1 TB", "10", "Popular"])
    expect(card.textContent).toContain(words);
  expect(within(card).getByRole("link", { name: "Choose Copper" })).toBeTruthy();

  const layers = within(screen.getByRole("list", { name: head.planList })).getAllByRole("link");
  expect(layers).toHaveLength(3);
  expect(layers.at(-1)?.getAttribute("href")).toBe("#copper");
});

test("the meters of all cards are scaled to the largest plan", () => {
  const container = show();
  const litCells = (id: string) =>
    [...cardOf(container, id).querySelectorAll(".meter-lit")].map((path) =>
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
