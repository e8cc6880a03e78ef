import { type Game, type GameCategory, gameCategories } from "../../content/games";

export type CategoryChoice = GameCategory["id"] | "all";

/** What the reader looks at: a part of the catalogue. */
export type CatalogueView = { text: string; category: CategoryChoice };

export const wholeCatalogue: CatalogueView = { text: "", category: "all" };

/** Reads a view from an address. Any text is a text to look for; a category nobody knows is all of them. */
export function viewOf(params: URLSearchParams): CatalogueView {
  const category = gameCategories.find(({ id }) => id === params.get("category"));
  return { text: params.get("q") ?? "", category: category?.id ?? "all" };
}

/** The address of a view. What is not chosen is left out, what others put there stays. */
export function addressOf({ text, category }: CatalogueView, current: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(current);
  if (text.trim() === "") params.delete("q");
  else params.set("q", text);
  if (category === "all") params.delete("category");
  else params.set("category", category);
  return params;
}

/** The games of a category whose title or descriptions hold the text, in any case; blank text holds them all. */
export function gamesIn({ text, category }: CatalogueView, games: readonly Game[]): readonly Game[] {
  const wanted = text.trim().toLowerCase();
  return games.filter(
    (game) =>
      (category === "all" || game.category === category) &&
      [game.title, game.shortDesc, game.description].some((words) => words.toLowerCase().includes(wanted)),
  );
}
