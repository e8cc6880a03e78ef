import { type Game, type GameCategory, gameCategories } from "../../content/games";
import { matchesSearch } from "../../format/matches-search";

export type CategoryFilter = GameCategory["id"] | "all";

export type GameFilter = { text: string; category: CategoryFilter };

export const noFilter: GameFilter = { text: "", category: "all" };

/** An unknown category is treated as "all". */
export function parseFilter(params: URLSearchParams): GameFilter {
  const category = gameCategories.find(({ id }) => id === params.get("category"));
  return { text: params.get("q") ?? "", category: category?.id ?? "all" };
}

export function isSameFilter(one: GameFilter, other: GameFilter): boolean {
  return one.text === other.text && one.category === other.category;
}

/** Servers refuse a URL that is much longer. */
const longestQuery = 1900;

/** Default values are left out; parameters of others are kept. A very long text is cut. */
export function filterParams({ text, category }: GameFilter, current: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(current);
  const letters = Array.from(text.trim() === "" ? "" : text.slice(0, longestQuery));
  params.set("q", letters.join(""));
  params.set("category", category);
  // In the URL a letter takes up to nine characters.
  while (letters.pop() && params.toString().length > longestQuery) params.set("q", letters.join(""));
  if (params.get("q") === "") params.delete("q");
  if (category === "all") params.delete("category");
  return params;
}

export function filterGames({ text, category }: GameFilter, games: readonly Game[]): readonly Game[] {
  return games.filter(
    (game) =>
      (category === "all" || game.category === category) &&
      matchesSearch(text, [game.title, game.shortDesc, game.description]),
  );
}
