import { type Game, type GameCategory, gameCategories } from "../../content/games";
import { matchesSearch } from "../../format/matches-search";

export type CategoryFilter = GameCategory["id"] | "all";

/** What the reader looks at: a part of the catalogue. */
export type GameFilter = { text: string; category: CategoryFilter };

export const noFilter: GameFilter = { text: "", category: "all" };

/** Reads a filter from an address. Any text is a text to look for; a category nobody knows is all of them. */
export function parseFilter(params: URLSearchParams): GameFilter {
  const category = gameCategories.find(({ id }) => id === params.get("category"));
  return { text: params.get("q") ?? "", category: category?.id ?? "all" };
}

/** The address of a filter. What is not chosen is left out, what others put there stays. */
export function filterParams({ text, category }: GameFilter, current: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(current);
  if (text.trim() === "") params.delete("q");
  else params.set("q", text);
  if (category === "all") params.delete("category");
  else params.set("category", category);
  return params;
}

/** The games of a category whose title or descriptions hold the text, in any case; blank text holds them all. */
export function filterGames({ text, category }: GameFilter, games: readonly Game[]): readonly Game[] {
  return games.filter(
    (game) =>
      (category === "all" || game.category === category) &&
      matchesSearch(text, [game.title, game.shortDesc, game.description]),
  );
}
