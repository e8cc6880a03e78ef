import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createBrowserRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { InlineDrawings } from "../../components/drawing";
import { firstScreenEndId } from "../../components/first-screen-end";
import { destinations } from "../../content/brand";
import { words } from "../../content/interface";
import { catalogue, filter, nothingFound } from "../../content/pages/games";
import { plural } from "../../format/phrase";
import { timing } from "../../hooks/timing";
import { mostInRow } from "./catalogue";
import GamesPage from "./page";

const gameCount = 12;
vi.mock("../../content/games", async () => {
  const { gameCategories, madeUpGames } = await import("./games-fixture");
  return { gameCategories, games: madeUpGames(12) };
});

vi.mock("../../content/pages/games", async (original) => {
  const texts = await original<typeof import("../../content/pages/games")>();
  const nothingFound = { ...texts.nothingFound, link: "Show everything" };
  return { ...texts, nothingFound, freePlace: { title: "Next?", text: "Say which.", link: "Say it" } };
});

const routers: ReturnType<typeof createBrowserRouter>[] = [];

function open(address: string) {
  history.replaceState(null, "", address);
  const router = createBrowserRouter([{ path: "*", element: <GamesPage /> }]);
  routers.push(router);
  return { router, page: <RouterProvider router={router} /> };
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
const categories = () => screen.getByLabelText(filter.categories);
const category = (name: string) => within(categories()).getByRole("button", { name });
const count = (games: number) => plural(catalogue.count, games);
const pause = () => act(() => vi.advanceTimersByTime(timing.historyPause));

test("the search field is a searchbox, every game a list item with a heading, and the popular one has a badge", () => {
  render(open("/games").page);
  expect(screen.getByRole("searchbox", { name: filter.search })).toBe(search());
  expect(screen.getAllByRole("listitem")).toEqual(expect.arrayContaining(cards()));
  for (const card of cards()) expect(within(card).getByRole("heading", { level: 2 })).toBeTruthy();
  const popular = cards().filter((card) => within(card).queryByText(words.plan.popular));
  expect(popular.map((card) => card.querySelector("h2")?.textContent)).toEqual(["Game 7"]);
  const atEndOfFirstScreen = cards().filter((card) => card.querySelector(`#${firstScreenEndId}`));
  expect(atEndOfFirstScreen).toEqual([cards()[mostInRow - 1]]);
});

test("search and category are combined, the count is updated, and one category is pressed at a time", () => {
  render(open("/games").page);
  expect(screen.getByRole("group", { name: filter.categories })).toBe(categories());
  const pressed = () => within(categories()).getByRole("button", { pressed: true }).textContent;
  expect(pressed()).toBe(filter.all);
  fireEvent.change(search(), { target: { value: "ODD number" } });
  expect(screen.getByText(count(6))).toBeTruthy();
  fireEvent.click(category("FPS"));
  expect(pressed()).toBe("FPS");
  expect(titles()).toEqual(["Game 1", "Game 7"]);
  expect(screen.getByText(count(2)).getAttribute("aria-live")).toBe("polite");
  fireEvent.change(search(), { target: { value: "game 7" } });
  expect(screen.getByText(count(1))).toBeTruthy();
  expect(cards()[0]?.dataset.layout).toBe("grid");
});

test("a search without a match shows a message, and clearing it shows all games", () => {
  render(open("/games").page);
  fireEvent.change(search(), { target: { value: "<b>no such game</b>" } });
  expect(screen.getByText(nothingFound.title).closest("h2")).toBeTruthy();
  expect(screen.getByText(nothingFound.text)).toBeTruthy();
  expect(screen.getByText(count(0))).toBeTruthy();
  fireEvent.change(search(), { target: { value: "" } });
  expect(cards()).toHaveLength(gameCount);
});

test("a free place with a link to Discord follows the games, and is no game", () => {
  render(open("/games").page);
  expect(screen.getByText("Next?").closest("li")).toBeNull();
  expect(screen.getByText("Say it").closest("a")?.getAttribute("href")).toBe(destinations.discordInvite);
  expect(cards()).toHaveLength(gameCount);
});

test("a button shows all games if none was found", () => {
  render(open("/games?q=none&category=fps").page);
  fireEvent.click(screen.getByRole("button", { name: "Show everything" }));
  expect(cards()).toHaveLength(gameCount);
  expect(location.search).toBe("");
  expect(document.activeElement?.id).toBe("games-found");
});

test("every change is in the URL at once and replaces the history entry", () => {
  render(open("/games#list").page);
  const { length } = history;
  for (const value of ["o", "od", "odd"]) {
    fireEvent.change(search(), { target: { value } });
    expect(location.search).toBe(`?q=${value}`);
  }
  fireEvent.click(category("Survival"));
  expect(location.search).toBe("?q=odd&category=survival");
  fireEvent.change(search(), { target: { value: "" } });
  fireEvent.click(category(filter.all));
  expect(location.search).toBe("");
  expect(location.hash).toBe("#list");
  expect(history.length).toBe(length);
});

test("a change of the URL that the browser refuses is made after a pause", () => {
  render(open("/games").page);
  const replaceState = vi.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("more than 100 times in 30 seconds", "SecurityError");
  });
  fireEvent.change(search(), { target: { value: "odd" } });
  expect(replaceState).toHaveBeenCalled();
  replaceState.mockRestore();
  expect(location.search).toBe("");
  pause();
  expect(location.search).toBe("?q=odd");

  // After Back the URL is that of another page, which is not changed.
  history.replaceState(null, "", "/vps");
  fireEvent.change(search(), { target: { value: "even" } });
  pause();
  expect(location.href).toMatch(/\/vps$/);
});

test("the URL stays under 2,000 characters, while the search has no limit", () => {
  render(open(`/games?from=${"f".repeat(500)}`).page);
  for (const value of ["x".repeat(20_000), "🐉".repeat(10_000)]) {
    fireEvent.change(search(), { target: { value } });
    expect(location.href.length).toBeLessThan(2000);
    expect(new URLSearchParams(location.search).get("q")).toBe(value.slice(0, 200));
    expect(search()).toHaveProperty("value", value);
    expect(cards()).toHaveLength(0);
  }
});

test("a URL with a filter opens with it; an unknown category shows all games and stays in the URL", () => {
  const { page } = open("/games?q=even&category=sandbox");
  const replaceState = vi.spyOn(history, "replaceState");
  render(page);
  expect(replaceState).not.toHaveBeenCalled();
  replaceState.mockRestore();
  expect(search()).toHaveProperty("value", "even");
  expect(category("Sandbox").getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByText(count(2))).toBeTruthy();
  cleanup();

  render(open("/games?category=racing").page);
  expect(cards()).toHaveLength(gameCount);
  pause();
  expect(location.search).toBe("?category=racing");
});

test("a navigation to another filter applies it and cancels a pending update of the URL", async () => {
  const { router, page } = open("/games?q=even");
  render(page);
  fireEvent.change(search(), { target: { value: "even more" } });
  await act(() => router.navigate("/games"));
  expect(search()).toHaveProperty("value", "");
  pause();
  expect(location.search).toBe("");
  expect(cards()).toHaveLength(gameCount);

  fireEvent.change(search(), { target: { value: "odd" } });
  pause();
  // The router does not know the written URL, but a link to the page without a filter still removes the filter.
  await act(() => router.navigate("/games"));
  expect(search()).toHaveProperty("value", "");
});

test("text that was typed before hydration replaces the text of the URL and keeps its category", async () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(open("/games").page);
  (search() as HTMLInputElement).value = "odd";
  const root = await act(() => hydrateRoot(container, open("/games?q=rust&category=fps").page));
  expect(search()).toHaveProperty("value", "odd");
  expect(titles()).toEqual(["Game 1", "Game 7"]);
  pause();
  expect(location.search).toBe("?q=odd&category=fps");
  act(() => root.unmount());
});

test("hydration matches the prerendered HTML for any URL, then the filter of the URL is applied", async () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(
    <StrictMode>
      <InlineDrawings value={new Set()}>{open("/games").page}</InlineDrawings>
    </StrictMode>,
  );
  // Prerendering inlines these drawings outside React's root.
  for (const name of ["grass", "stone", "gold"])
    document.body.insertAdjacentHTML("beforeend", `<svg><g id="drawing-block-${name}" /></svg>`);

  const mismatches: unknown[] = [];
  vi.spyOn(console, "error").mockImplementation((...words) => mismatches.push(words));
  const root = await act(() =>
    hydrateRoot(container, <StrictMode>{open("/games?q=game%2010").page}</StrictMode>, {
      onRecoverableError: (error) => mismatches.push(error),
    }),
  );
  expect(mismatches).toEqual([]);
  expect(titles()).toEqual(["Game 10"]);
  act(() => root.unmount());
});
