import type { Locator, Page } from "@playwright/test";
import { linkTarget } from "../../../app/content/brand";
import { type Game, games } from "../../../app/content/games";
import { cards } from "../../../app/content/pages/games";
import type { SitePath } from "../../../app/content/paths";

const catalogue: readonly Game[] = games;

const orderable = catalogue.filter(({ to, destination, soldOut }) => (to || destination) && !soldOut);
const withPage = orderable.filter((game): game is Game & { to: SitePath } => game.to !== undefined);

export const noGame = orderable.length === 0;
/** The first that can be ordered. Tests that use it are skipped if there is none. */
export const firstGame = orderable[0] as Game;

export const noGameWithPage = withPage.length === 0;
/** The first that can be ordered on a page of this site. Tests that use it are skipped if there is none. */
export const gameWithPage = withPage[0] as Game & { to: SitePath };

/** In no game's text. */
export const wordsOfNoGame = "zzz no game";

/** Ids have small letters, digits and hyphens only. */
export const unknownCategory = "No category";

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

export function deployLink(page: Page, game = firstGame): Locator {
  const target = linkTarget(game);
  const note = "newTab" in target && target.newTab ? " (opens in a new tab)" : "";
  return page.getByRole("link", { name: `${cards.link} for ${game.title}${note}`, exact: true });
}
