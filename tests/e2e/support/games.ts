import type { Locator, Page } from "@playwright/test";
import { type Game, games } from "../../../app/content/games";
import { cards } from "../../../app/content/pages/games";
import type { SitePath } from "../../../app/content/paths";

const catalogue: readonly Game[] = games;

/** The first that can be ordered and has a page on this site. */
export const firstGame = first();

function first(): Game & { to: SitePath } {
  const game = catalogue.find(({ to, soldOut }) => to && !soldOut);
  if (!game?.to) throw new Error("The catalogue has no game with a page.");
  return { ...game, to: game.to };
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
