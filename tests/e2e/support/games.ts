import type { Locator, Page } from "@playwright/test";
import { linkTarget } from "../../../app/content/brand";
import { type Game, games } from "../../../app/content/games";
import { cards } from "../../../app/content/pages/games";
import { filterGames } from "../../../app/pages/games/game-filter";

const catalogue: readonly Game[] = games;

const orderable = catalogue.filter(({ to, destination, soldOut }) => (to || destination) && !soldOut);

export const noGame = orderable.length === 0;
/** One that can be ordered, if possible on a page of this site. Tests that use it are skipped if there is none. */
export const firstGame = (orderable.find(({ to }) => to) ?? orderable[0]) as Game;

/** In no game's text. */
export const wordsOfNoGame = "zzz no game";

/** The line above the list for a search. */
export function countLine(text: string, category = "all"): string {
  const { length } = filterGames({ text, category }, catalogue);
  return `Showing ${length} ${length === 1 ? "game" : "games"}`;
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
  const target = linkTarget(firstGame);
  const note = "newTab" in target && target.newTab ? " (opens in a new tab)" : "";
  return page.getByRole("link", { name: `${cards.link} for ${firstGame.title}${note}`, exact: true });
}
