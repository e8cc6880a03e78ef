import { games as allGames, categories } from "../../content/games.yaml";
import type { Games } from "../../schemas/games";

export type { Game, GameCategory } from "../../schemas/games";

export const gameCategories: Readonly<Games["categories"]> = categories;

export const games: Readonly<Games["games"]> = allGames;
