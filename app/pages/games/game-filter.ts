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

/** Servers refuse very long URLs, in which a letter takes up to nine characters. */
const longestText = 200;

/** Default values are left out; parameters of others are kept. */
export function filterParams({ text, category }: GameFilter, current: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(current);
  if (text.trim() === "") params.delete("q");
  else params.set("q", text.slice(0, longestText));
  if (category === "all") params.delete("category");
  else params.set("category", category);
  return params;
}

export function filterGames({ text, category }: GameFilter, games: readonly Game[]): readonly Game[] {
  return games.filter(
    (game) =>
      (category === "all" || game.category === category) &&
      matchesSearch(text, [game.title, game.shortDesc, game.description]),
  );
}
