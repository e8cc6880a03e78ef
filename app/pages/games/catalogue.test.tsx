import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createBrowserRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstScreenEndId } from "../../components/first-screen-end";
import { timing } from "../../hooks/timing";
import { LayoutDataContext } from "../../hooks/use-layout-data";
import { layout } from "../../layout/layout-fixture";
import { site } from "../../loaders/site-fixture";
import { mostInRow } from "./catalogue";
import { madeUpGames, siteWithGames } from "./games-fixture";
import { loader } from "./loader";
import GamesPage from "./page";

const gameCount = 12;
const { filter, catalogue, nothingFound: none } = site.records["pages/games"];
const nothingFound = { ...none, link: "Show everything" };
const freePlace = { title: "Next?", text: "Say which.", link: "Say it" };
const data = loader(siteWithGames(madeUpGames(gameCount), { nothingFound, freePlace }));

const routers: ReturnType<typeof createBrowserRouter>[] = [];

function routerAt(address: string) {
  history.replaceState(null, "", address);
  const element = (
    <LayoutDataContext value={layout}>
      <GamesPage data={data} />
    </LayoutDataContext>
  );
  const router = createBrowserRouter([{ path: "*", element }]);
  routers.push(router);
  return router;
}

function open(address: string) {
  const router = routerAt(address);
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const router of routers.splice(0)) router.dispose();
  history.replaceState(null, "", "/");
});

/** By selector, because a query by role takes half a second on this page. */
const cards = () => [...document.querySelectorAll<HTMLElement>("#games-found > div > ul > li")];
const titles = () => cards().map((card) => card.querySelector("h2")?.textContent);
const search = () => screen.getByLabelText(filter.search);
const searchFor = (value: string) => fireEvent.change(search(), { target: { value } });
const categories = () => screen.getByLabelText(filter.categories);
const category = (name: string) => within(categories()).getByRole("button", { name });
const count = (games: number) => site.format.plural(catalogue.count, games);
const litPlaces = () => document.querySelectorAll(".games-shelf-place[data-lit]").length;
const pause = () => act(() => vi.advanceTimersByTime(timing.historyPause));

test("the popular game has a badge, the first row ends the first screen, and a free place follows the games", () => {
  open("/games");
  expect(screen.getByRole("searchbox", { name: filter.search })).toBe(search());
  const popular = cards().filter((card) => within(card).queryByText(site.words.plan.popular));
  expect(popular.map((card) => card.querySelector("h2")?.textContent)).toEqual(["Game 7"]);
  const atEndOfFirstScreen = cards().filter((card) => card.querySelector(`#${firstScreenEndId}`));
  expect(atEndOfFirstScreen).toEqual([cards()[mostInRow - 1]]);
  expect(screen.getByText("Next?").closest("li")).toBeNull();
  expect(screen.getByText("Say it").closest("a")?.getAttribute("href")).toBe(
    site.records.brand.destinations.discordInvite,
  );
});

test("search and category are combined, the count is updated, and one category is pressed at a time", () => {
  open("/games");
  expect(screen.getByRole("group", { name: filter.categories })).toBe(categories());
  const pressed = () => within(categories()).getByRole("button", { pressed: true }).textContent;
  expect(pressed()).toBe(filter.all);
  expect(litPlaces()).toBe(3);
  searchFor("ODD number");
  expect(screen.getByText(count(6))).toBeTruthy();
  fireEvent.click(category("FPS"));
  expect(pressed()).toBe("FPS");
  expect(titles()).toEqual(["Game 1", "Game 7"]);
  expect(litPlaces()).toBe(1);
  expect(screen.getByText(count(2)).getAttribute("aria-live")).toBe("polite");
  searchFor("game 7");
  expect(screen.getByText(count(1))).toBeTruthy();
  expect(cards()[0]?.dataset.layout).toBe("grid");
});

test("a lit block leads where the card of its game does; one that is not found is no link", () => {
  open("/games");
  const links = () => [...document.querySelectorAll<HTMLAnchorElement>("a.games-shelf-place")];
  const cardLinks = cards()
    .slice(0, 3)
    .map((card) => card.querySelector("a")?.href);
  expect(links().map((link) => link.href)).toEqual(cardLinks);
  expect(links()[0]?.textContent).toMatch(/^Game 0 /);
  searchFor("ODD number");
  expect(links().map((link) => link.textContent?.slice(0, 6))).toEqual(["Game 1"]);
});

test("a search without a match shows a message, and a button that shows all games", () => {
  open("/games?q=none&category=fps");
  expect(screen.getByText(nothingFound.title).closest("h2")).toBeTruthy();
  expect(screen.getByText(nothingFound.text)).toBeTruthy();
  expect(screen.getByText(count(0))).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show everything" }));
  expect(cards()).toHaveLength(gameCount);
  expect(location.search).toBe("");
  expect(document.activeElement?.id).toBe("games-found");
});

test("every change is in the URL at once and replaces the history entry", () => {
  open("/games#list");
  const { length } = history;
  for (const value of ["o", "od", "odd"]) {
    searchFor(value);
    expect(location.search).toBe(`?q=${value}`);
  }
  fireEvent.click(category("Survival"));
  expect(location.search).toBe("?q=odd&category=survival");
  searchFor("");
  fireEvent.click(category(filter.all));
  expect(location.search).toBe("");
  expect(location.hash).toBe("#list");
  expect(history.length).toBe(length);
});

test("a change of the URL that the browser refuses is made after a pause", () => {
  open("/games");
  const replaceState = vi.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("more than 100 times in 30 seconds", "SecurityError");
  });
  searchFor("odd");
  expect(replaceState).toHaveBeenCalled();
  replaceState.mockRestore();
  expect(location.search).toBe("");
  pause();
  expect(location.search).toBe("?q=odd");

  // After Back the URL is that of another page, which is not changed.
  history.replaceState(null, "", "/vps");
  searchFor("even");
  pause();
  expect(location.href).toMatch(/\/vps$/);
});

test("the URL stays under 2,000 characters, while the search has no limit", () => {
  open(`/games?from=${"f".repeat(500)}`);
  for (const value of ["x".repeat(20_000), "🐉".repeat(10_000)]) {
    searchFor(value);
    expect(location.href.length).toBeLessThan(2000);
    expect(new URLSearchParams(location.search).get("q")).toBe(value.slice(0, 200));
    expect(search()).toHaveProperty("value", value);
    expect(cards()).toHaveLength(0);
  }
});

test("a URL with a filter opens with it; an unknown category shows all games and stays in the URL", () => {
  const router = routerAt("/games?q=even&category=sandbox");
  const replaceState = vi.spyOn(history, "replaceState");
  render(<RouterProvider router={router} />);
  expect(replaceState).not.toHaveBeenCalled();
  expect(search()).toHaveProperty("value", "even");
  expect(category("Sandbox").getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByText(count(2))).toBeTruthy();
  cleanup();

  open("/games?category=racing");
  expect(cards()).toHaveLength(gameCount);
  pause();
  expect(location.search).toBe("?category=racing");
});

test("a navigation to another filter applies it and cancels a pending update of the URL", async () => {
  const router = open("/games?q=even");
  searchFor("even more");
  await act(() => router.navigate("/games"));
  expect(search()).toHaveProperty("value", "");
  pause();
  expect(location.search).toBe("");
  expect(cards()).toHaveLength(gameCount);

  searchFor("odd");
  pause();
  // The router does not know the written URL, but a link to the page without a filter still removes the filter.
  await act(() => router.navigate("/games"));
  expect(search()).toHaveProperty("value", "");
});
