import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import type { Records } from "../../../site/schemas/all-schemas";
import { timing } from "../../hooks/timing";
import { LayoutDataContext } from "../../hooks/use-layout-data";
import { layout } from "../../layout/layout-fixture";
import { site, siteWith } from "../../loaders/site-fixture";
import { loader } from "./loader";
import MinecraftPage from "./page";

const raft = { id: "raft", title: "Raft", hint: "hint", phrase: "on a raft", baseGb: 4, mbPerPlayer: 1000 };
const ship = { ...raft, id: "ship", title: "Ship", phrase: "on a ship", baseGb: 20, mbPerPlayer: 500 };

const iron = {
  id: "iron",
  title: "iron",
  cpuSharePercent: 70,
  monthly: 50,
  ramGb: 24,
  ssdGb: 96,
  backups: 5,
  popular: false,
  drawing: "block-iron",
  destination: "https://store.test/iron",
} as const;
const copper = { ...iron, id: "copper", title: "copper", monthly: 90, ramGb: 48, ssdGb: 1000, backups: 10 };
const gold = { ...iron, id: "gold", title: "gold", ssdGb: 1, soldOut: true };

const page = site.records["pages/minecraft"];
const texts = {
  ...page.finder,
  need: "{who} {world} need about {number} GB.",
  friends: { other: "{count} friends" },
  playerCount: { other: "{count} players" },
  largest: "The largest plan has {number}.",
  soldOut: "{plan} is sold out, {next} is not.",
  spoken: "{plan}, {price} a month.",
};
const records: Partial<Records> = {
  "minecraft-plans": [iron, copper, gold],
  "plan-finder": [raft, { ...ship, startPlayers: 9 }],
  "pages/minecraft": { ...page, finder: texts },
};
const money = site.format.money;

function show(address = "/minecraft", changes: Partial<Records> = {}) {
  const data = loader(siteWith({ ...records, ...changes }));
  const router = createMemoryRouter([{ path: "*", element: <MinecraftPage data={data} /> }], {
    initialEntries: [address],
  });
  return render(
    <LayoutDataContext value={layout}>
      <RouterProvider router={router} />
    </LayoutDataContext>,
  ).container;
}

// tests/site/plans.test.ts compares links and cards with the records.
test("a plan that is sold out has no price in the list of links", () => {
  show();
  const list = screen.getByRole("list", { name: page.head.planList });
  const [first, , last] = within(list).getAllByRole("link");
  expect(first?.textContent).toContain(`${money(50)} ${layout.words.plan.aMonth}`);
  expect(last?.textContent).toMatch(new RegExp(`^gold.*${layout.words.plan.soldOut}$`));
  expect(last?.textContent).not.toContain(money(50));
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

function finderRegion() {
  return within(screen.getByRole("region", { name: texts.title }));
}

/** The name of the plan that is found, and what the finder says. */
function finderAnswer() {
  const found = finderRegion();
  const reason = found.getByText(/need about/).textContent;
  return { title: found.getByRole("heading", { level: 3 }).textContent, reason };
}

/** The links to the plans beside the one that is found. */
function neighbours() {
  const links = finderRegion().getAllByRole("link");
  return links.filter((link) => link.dataset.word).map((link) => link.textContent);
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
  expect(neighbours()).toEqual([`${texts.larger} copper ${money(90)}`]);
  expect(screen.getByRole("status").textContent).toBe("");
  expect(container.querySelector("[data-dimmed='true']")).toBeNull();

  slide(19);
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe("100 players");
  expect(finderAnswer()).toEqual({
    title: texts.nothingFits,
    reason: "100 players on a ship need about 70 GB. The largest plan has 48.",
  });
  expect(neighbours()).toEqual([`${texts.smaller} copper ${money(90)}`]);
  expect(marked()).toBe(0);
  fireEvent.click(screen.getByRole("radio", { name: /^Raft/ }));
  slide(12);
  expect(finderAnswer()).toEqual({ title: "copper", reason: "25 players on a raft need about 29 GB." });
  expect(neighbours()).toEqual([`${texts.smaller} iron ${money(50)}`]);
  expect(marked()).toBe(2);
  expect(container.querySelector("#copper")?.textContent).toContain(texts.badge);
  expect(screen.getByRole("status").textContent).toBe("");
  act(() => vi.advanceTimersByTime(timing.finderPause));
  expect(screen.getByRole("status").textContent).toBe(
    `25 players on a raft need about 29 GB. copper, ${money(90)} a month.`,
  );

  slide(19);
  act(() => vi.advanceTimersByTime(timing.finderPause));
  expect(screen.getByRole("status").textContent).toBe(
    `100 players on a raft need about 104 GB. The largest plan has 48. ${texts.noneSpoken}`,
  );
});

test("the finder says why it names a larger plan than is needed", () => {
  show("/minecraft", { "minecraft-plans": [{ ...iron, soldOut: true }, copper] });
  const reason = "8 friends on a ship need about 24 GB. iron is sold out, copper is not.";
  expect(finderAnswer()).toEqual({ title: "copper", reason });
  expect(neighbours()).toEqual([]);
});

test.each([
  ["without kinds of worlds", { "plan-finder": [] }],
  ["without a plan that can be ordered", { "minecraft-plans": [gold] }],
] satisfies [string, Partial<Records>][])("%s there are two buttons instead of the finder", (_, changes) => {
  show("/minecraft?players=20&world=raft", changes);
  expect(screen.queryByRole("slider")).toBeNull();
  expect(screen.getByRole("link", { name: page.head.plansLink }).getAttribute("href")).toBe("#plans");
  expect(screen.getByRole("link", { name: page.head.supportLink }).getAttribute("href")).toBe("/support");
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
