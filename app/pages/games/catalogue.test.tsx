import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { InlineDrawings } from "../../components/drawing";
import type * as Games from "../../content/games";
import { timing } from "../../hooks/timing";
import GamesPage from "./page";

const gameCount = 12;
vi.mock("../../content/games", async (importOriginal) => {
  const { madeUpGames } = await import("./games-fixture");
  const { gameCategories } = await importOriginal<typeof Games>();
  return { gameCategories, games: madeUpGames(12) };
});

function open(address: string) {
  const router = createMemoryRouter([{ path: "*", element: <GamesPage /> }], { initialEntries: [address] });
  const page = <RouterProvider router={router} />;
  return { router, page };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** By selector, because a query by role takes half a second on this page. */
const cards = () => [...document.querySelectorAll<HTMLElement>("#games-found > ul > li")];
const titles = () => cards().map((card) => card.querySelector("h2")?.textContent);
const search = () => screen.getByLabelText("Search games");
const categories = () => screen.getByLabelText("Category");
const category = (name: string) => within(categories()).getByRole("button", { name });
const pause = () => act(() => vi.advanceTimersByTime(timing.addressPause));

test("the search field is a searchbox, and every card is a list item with a heading", () => {
  render(open("/games").page);
  expect(screen.getByRole("searchbox", { name: "Search games" })).toBe(search());
  expect(screen.getAllByRole("listitem")).toEqual(expect.arrayContaining(cards()));
  for (const card of cards()) expect(within(card).getByRole("heading", { level: 2 })).toBeTruthy();
});

test("only the popular game has the Popular badge", () => {
  render(open("/games").page);
  const popular = cards().filter((card) => within(card).queryByText("Popular"));
  expect(popular).toHaveLength(1);
  expect(popular[0]?.textContent).toContain("Game 7");
});

test("search and category are combined, and the count is updated", () => {
  render(open("/games").page);
  fireEvent.change(search(), { target: { value: "ODD number" } });
  expect(screen.getByText("Showing 6 games")).toBeTruthy();
  fireEvent.click(category("FPS"));
  expect(titles()).toEqual(["Game 1", "Game 7"]);
  expect(screen.getByText("Showing 2 games").getAttribute("aria-live")).toBe("polite");
});

test("one category is pressed at a time, at first All", () => {
  render(open("/games").page);
  expect(screen.getByRole("group", { name: "Category" })).toBe(categories());
  const pressed = () => within(categories()).getAllByRole("button", { pressed: true });
  expect(pressed().map(({ textContent }) => textContent)).toEqual(["All"]);
  fireEvent.click(category("Sandbox"));
  expect(pressed().map(({ textContent }) => textContent)).toEqual(["Sandbox"]);
});

test("the count of one game is singular, and its card keeps the grid layout", () => {
  render(open("/games").page);
  fireEvent.change(search(), { target: { value: "game 11" } });
  expect(screen.getByText("Showing 1 game")).toBeTruthy();
  expect(cards()[0]?.dataset.layout).toBe("grid");
});

test("a search without a match shows a message, and clearing it shows all games", () => {
  render(open("/games").page);
  fireEvent.change(search(), { target: { value: "<b>no such game</b>" } });
  expect(screen.getByText("No games found").closest("h2")).toBeTruthy();
  expect(screen.getByText("Try adjusting your search or filter criteria")).toBeTruthy();
  expect(screen.getByText("Showing 0 games")).toBeTruthy();
  fireEvent.change(search(), { target: { value: "" } });
  expect(cards()).toHaveLength(gameCount);
});

test("the URL is updated after a pause and replaces the history entry", () => {
  const { router, page } = open("/games");
  render(page);
  for (const value of ["o", "od", "odd"]) fireEvent.change(search(), { target: { value } });
  expect(router.state.location.search).toBe("");
  pause();
  expect(router.state.location.search).toBe("?q=odd");
  expect(router.state.historyAction).toBe("REPLACE");
  fireEvent.click(category("Survival"));
  pause();
  expect(router.state.location.search).toBe("?q=odd&category=survival");
  fireEvent.change(search(), { target: { value: "" } });
  fireEvent.click(category("All"));
  pause();
  expect(router.state.location.search).toBe("");
});

test("a URL with a filter opens with it; an unknown category shows all games and stays in the URL", () => {
  render(open("/games?q=even&category=sandbox").page);
  expect(search()).toHaveProperty("value", "even");
  expect(category("Sandbox").getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByText("Showing 2 games")).toBeTruthy();
  cleanup();

  const { router, page } = open("/games?category=racing");
  render(page);
  expect(cards()).toHaveLength(gameCount);
  pause();
  expect(router.state.location.search).toBe("?category=racing");
});

test("a navigation to another filter applies it and cancels a pending update of the URL", async () => {
  const { router, page } = open("/games?q=even");
  render(page);
  fireEvent.change(search(), { target: { value: "even more" } });
  await act(() => router.navigate("/games"));
  expect(search()).toHaveProperty("value", "");
  pause();
  expect(router.state.location.search).toBe("");
  expect(cards()).toHaveLength(gameCount);
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
  document.body.insertAdjacentHTML("beforeend", '<svg><g id="drawing-block-grass" /></svg>');
  for (const name of ["stone", "gold"])
    document.body.insertAdjacentHTML("beforeend", `<svg><g id="drawing-block-${name}" /></svg>`);

  const mismatches: unknown[] = [];
  const consoleError = vi.spyOn(console, "error").mockImplementation((...words) => mismatches.push(words));
  const root = await act(() =>
    hydrateRoot(container, <StrictMode>{open("/games?q=game%2010").page}</StrictMode>, {
      onRecoverableError: (error) => mismatches.push(error),
    }),
  );
  expect(mismatches).toEqual([]);
  expect(titles()).toEqual(["Game 10"]);
  act(() => root.unmount());
  consoleError.mockRestore();
  document.body.replaceChildren();
});
