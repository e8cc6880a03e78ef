import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { words } from "../../content/interface";
import { finder, head } from "../../content/pages/minecraft";
import { money } from "../../format/money";
import { timing } from "../../hooks/timing";
import MinecraftPage from "./page";

vi.mock("../../content/plan-finder", () => {
  const raft = { id: "raft", title: "Raft", hint: "hint", phrase: "on a raft", baseGb: 4, mbPerPlayer: 1000 };
  const ship = { ...raft, id: "ship", title: "Ship", phrase: "on a ship", baseGb: 20, mbPerPlayer: 500 };
  return { worldKinds: [raft, { ...ship, startPlayers: 9 }] };
});

vi.mock("../../content/minecraft-plans", () => {
  const iron = {
    id: "iron",
    title: "iron",
    cpuSharePercent: 70,
    monthly: 50,
    ramGb: 24,
    ssdGb: 96,
    backups: 5,
    drawing: "block-iron",
  };
  const copper = { ...iron, id: "copper", title: "copper", monthly: 90, ramGb: 48, ssdGb: 1000, backups: 10 };
  const gold = { ...iron, id: "gold", title: "gold", ssdGb: 1, soldOut: true };
  return { minecraftPlans: [iron, copper, gold] };
});

vi.mock("../../content/pages/minecraft", async (original) => {
  const texts = await original<typeof import("../../content/pages/minecraft")>();
  const own = {
    need: "{who} {world} need about {number} GB.",
    friends: { other: "{count} friends" },
    playerCount: { other: "{count} players" },
    largest: "The largest plan has {number}.",
    spoken: "{plan}, {price} a month.",
  };
  return { ...texts, finder: { ...texts.finder, ...own } };
});

function show(address = "/minecraft") {
  const router = createMemoryRouter([{ path: "*", element: <MinecraftPage /> }], {
    initialEntries: [address],
  });
  return render(<RouterProvider router={router} />).container;
}

// tests/site/plans.test.ts compares links and cards with the records.
test("a plan that is sold out has no price in the list of links", () => {
  show();
  const [iron, , gold] = within(screen.getByRole("list", { name: head.planList })).getAllByRole("link");
  expect(iron?.textContent).toContain(`${money(50)} ${words.plan.aMonth}`);
  expect(gold?.textContent).toMatch(new RegExp(`^gold.*${words.plan.soldOut}$`));
  expect(gold?.textContent).not.toContain(money(50));
});

test("the meters of all cards are scaled to the largest plan, and at least one cell is lit", () => {
  const container = show();
  const litCells = (id: string) =>
    [...container.querySelectorAll(`#${id} .meter-lit`)].map((path) =>
      Math.ceil(Number(/h([\d.]+)/.exec(path.getAttribute("d") ?? "")?.[1])),
    );
  expect(litCells("copper")).toEqual([20, 20, 20]);
  expect(litCells("iron")).toEqual([10, 2, 10]);
  expect(litCells("gold")).toEqual([10, 1, 10]);
});

/** The names of the plan that is found and of its neighbours, and what the finder says. */
function finderAnswer() {
  const found = within(screen.getByRole("region", { name: finder.title }));
  const reason = found.getByText(/need about/).textContent;
  return { title: found.getByRole("heading", { level: 3 }).textContent, reason };
}

function slide(index: number) {
  fireEvent.change(screen.getByRole("slider"), { target: { value: String(index) } });
}

test("the finder starts as the records say and names a plan for every choice, in words too", () => {
  vi.useFakeTimers();
  const container = show();
  const marked = () => [...container.querySelectorAll("[data-found], [data-marked='true']")].length;
  // 20 GB and eight or ten players.
  expect(finderAnswer()).toEqual({ title: "iron", reason: "8 friends on a ship need about 24 GB." });
  expect(screen.getByRole("status").textContent).toBe("");
  expect(container.querySelector("[data-dimmed='true']")).toBeNull();

  slide(19);
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe("100 players");
  expect(finderAnswer()).toEqual({
    title: finder.nothingFits,
    reason: "100 players on a ship need about 70 GB. The largest plan has 48.",
  });
  expect(marked()).toBe(0);
  fireEvent.click(screen.getByRole("radio", { name: /^Raft/ }));
  slide(12);
  expect(finderAnswer()).toEqual({ title: "copper", reason: "25 players on a raft need about 29 GB." });
  expect(marked()).toBe(2);
  expect(container.querySelector("#copper")?.textContent).toContain(finder.badge);
  expect(screen.getByRole("status").textContent).toBe("");
  act(() => vi.advanceTimersByTime(timing.finderPause));
  expect(screen.getByRole("status").textContent).toBe(
    `25 players on a raft need about 29 GB. copper, ${money(90)} a month.`,
  );
});

test.each([
  ["?players=20&world=raft", "20 friends on a raft need about 24 GB."],
  ["?players=21", "20 friends on a ship need about 30 GB."],
  ["?players=-3&world=nothing", "2 friends on a ship need about 21 GB."],
  ["?players=1e99&world=raft", "2 friends on a raft need about 6 GB."],
  ["?players=%E0%A4%A&world=%00", "8 friends on a ship need about 24 GB."],
])("the address %s chooses, and what it has wrong does not count", (query, reason) => {
  show(`/minecraft${query}`);
  expect(finderAnswer().reason).toBe(reason);
});
