import { matchesSearch } from "../../browser/matches-search";
import { useQueryState } from "../../hooks/use-query-state";
import type { ShownGame } from "./loader";

/** `category`: the id of one, or "all". */
export type GameFilter = { text: string; category: string };

type Categories = readonly { id: string }[];

export const noFilter: GameFilter = { text: "", category: "all" };

/** The filter, which is also in the URL, and what changes it. */
export function useGameFilter(
  categories: Categories,
): [GameFilter, change: (change: Partial<GameFilter>) => void] {
  const [filter = noFilter, setFilter] = useQueryState<GameFilter>(
    (query) => parseFilter(query, categories),
    (shown, query) => {
      const { text, category } = parseFilter(query, categories);
      // An unknown category stays in the URL.
      return text === shown.text && category === shown.category ? undefined : filterParams(shown, query);
    },
  );
  return [filter, (change) => setFilter((current = noFilter) => ({ ...current, ...change }))];
}

/** An unknown category is treated as "all". */
export function parseFilter(params: URLSearchParams, categories: Categories): GameFilter {
  const category = categories.find(({ id }) => id === params.get("category"));
  return { text: params.get("q") ?? "", category: category?.id ?? "all" };
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
