import { render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { firstScreenEndId } from "../../components/first-screen-end";
import { cards as cardTexts, head } from "../../content/pages/games";
import { money } from "../../format/money";
import { mostInRow } from "./catalogue";
import GamesPage from "./page";

vi.mock("../../content/games", async () => {
  const { gameCategories, madeUpGames } = await import("./games-fixture");
  return { gameCategories, games: madeUpGames(40) };
});

test("forty games are shown as forty cards in a grid, each with its own text, price and link", () => {
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element: <GamesPage /> }])} />);
  const cards = [...document.querySelectorAll<HTMLElement>("#games-found > ul > li")];
  expect(cards).toHaveLength(40);
  expect(screen.getByText("Showing 40 games")).toBeTruthy();
  expect(document.querySelector("h1")?.textContent).toBe(head.title);

  for (const [number, card] of cards.entries()) {
    expect(card.dataset.layout).toBe("grid");
    for (const words of [`Game ${number}`, `Short words ${number}`, cardTexts.feature, "Mods and plugins"])
      expect(card.textContent).toContain(words);
  }
  const atEndOfFirstScreen = cards.filter((card) => card.querySelector(`#${firstScreenEndId}`));
  expect(atEndOfFirstScreen).toEqual([cards[mostInRow - 1]]);

  const twelfth = cards[11];
  if (!twelfth) throw new Error("There is no twelfth card.");
  expect(twelfth.textContent).toContain(`${money(1200)} /\u00a0month`);
  const link = within(twelfth).getByRole("link", { name: `${cardTexts.link} for Game 11` });
  expect(link.getAttribute("href")).toBe("/minecraft");
});
