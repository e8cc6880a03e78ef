import { matchesSearch } from "../../browser/matches-search";
import type { ShownGame } from "./loader";

/** `category`: the id of one, or "all". */
export type GameFilter = { text: string; category: string };

export const noFilter: GameFilter = { text: "", category: "all" };

/** An unknown category is treated as "all". */
export function parseFilter(params: URLSearchParams, categories: readonly { id: string }[]): GameFilter {
  const category = categories.find(({ id }) => id === params.get("category"));
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

type SearchedGame = Pick<ShownGame, "title" | "shortDesc" | "description" | "category">;

export function filterGames<G extends SearchedGame>(
  { text, category }: GameFilter,
  games: readonly G[],
): G[] {
  return games.filter(
    (game) =>
      (category === "all" || game.category === category) &&
      matchesSearch(text, [game.title, game.shortDesc, game.description]),
  );
}
