import { type Locator, type Page, test } from "@playwright/test";
import { type Game, games } from "../../../app/content/games";
import { cards } from "../../../app/content/pages/games";
import type { SitePath } from "../../../app/content/paths";

const catalogue: readonly Game[] = games;

/** The first that can be ordered and has a page on this site; if none has one, the first that can be ordered. */
export const firstGame = first();

function first(): Game {
  const games = catalogue.filter(({ soldOut }) => !soldOut);
  const game = games.find(({ to }) => to) ?? games[0];
  if (!game) throw new Error("The catalogue has no game that can be ordered.");
  return game;
}

/** Skips a test that follows the link of a game, if the links of all games lead to the store. */
export function pageOfFirstGame(): SitePath {
  test.skip(!firstGame.to, "No game has a page.");
  return firstGame.to ?? "/";
}

/** In no game's text. */
export const wordsOfNoGame = "zzz no game";

/** The line above the list for a search, counted from the records. */
export function countLine(text: string, category?: string): string {
  const found = catalogue.filter(
    (game) =>
      (category === undefined || game.category === category) &&
      [game.title, game.shortDesc, game.description].some((words) =>
        words.toLowerCase().includes(text.trim().toLowerCase()),
      ),
  );
  return `Showing ${found.length} ${found.length === 1 ? "game" : "games"}`;
}

export function gamesAddress(params: Record<string, string>): string {
  return `/games?${new URLSearchParams(params)}`;
}

export function searchBox(page: Page): Locator {
  return page.getByRole("searchbox", { name: "Search games" });
}

export function categoryButton(page: Page, name: string): Locator {
  return page.getByRole("group", { name: "Category" }).getByRole("button", { name, exact: true });
}

export function count(page: Page): Locator {
  return page.getByText(/^Showing \d+ games?$/);
}

export function deployLink(page: Page): Locator {
  return page.getByRole("link", { name: `${cards.link} for ${firstGame.title}`, exact: true });
}
