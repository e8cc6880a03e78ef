import type { Locator, Page } from "@playwright/test";
import { linkTarget } from "../../../app/content/brand";
import { type Game, games } from "../../../app/content/games";
import { words } from "../../../app/content/interface";
import { cards, filter, catalogue as texts } from "../../../app/content/pages/games";
import { phrase, plural } from "../../../app/format/phrase";
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
  return plural(texts.count, filterGames({ text, category }, catalogue).length);
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
  return page.getByRole("region", { name: texts.label }).locator("[aria-live]");
}

export function deployLink(page: Page): Locator {
  const target = linkTarget(firstGame);
  const note = "newTab" in target && target.newTab ? ` ${words.page.newTab}` : "";
  const name = `${cards.link} ${phrase(cards.linkNote, { game: firstGame.title })}${note}`;
  return page.getByRole("link", { name, exact: true });
}
