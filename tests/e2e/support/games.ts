import type { Locator, Page } from "@playwright/test";
import { filterGames } from "../../../app/pages/games/game-filter";
import { phrase } from "../../../site/format";
import type { Game } from "../../../site/schemas/plans";
import { format, records, words } from "../../tested-site";

const { games } = records.games;
const { cards, catalogue, filter } = records["pages/games"];

const orderable = games.filter(({ to, destination, soldOut }) => (to || destination) && !soldOut);

export const noGame = orderable.length === 0;
/** One that can be ordered, if possible on a page of this site. Tests that use it are skipped if there is none. */
export const firstGame = (orderable.find(({ to }) => to) ?? orderable[0]) as Game;

/** In no game's text. */
export const wordsOfNoGame = "zzz no game";

/** The line above the list for a search. */
export function countLine(text: string, category = "all"): string {
  return format.plural(catalogue.count, filterGames({ text, category }, games).length);
}

export function gamesAddress(params: Record<string, string>): string {
  return `/games?${new URLSearchParams(params)}`;
}

export function searchBox(page: Page): Locator {
  return page.getByRole("searchbox", { name: filter.search });
}

export function categoryButton(page: Page, name: string): Locator {
  return page.getByRole("group", { name: filter.categories }).getByRole("button", { name, exact: true });
}

export function count(page: Page): Locator {
  return page.getByRole("region", { name: catalogue.label }).locator("[aria-live]");
}

export function deployLink(page: Page): Locator {
  const { to, destination, title } = firstGame;
  const opensTab = !to && destination === records.brand.destinations.clientArea;
  const note = opensTab ? ` ${words.page.newTab}` : "";
  const name = `${cards.link} ${phrase(cards.linkNote, { game: title })}${note}`;
  return page.getByRole("link", { name, exact: true });
}
