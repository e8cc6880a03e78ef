export { categories as gameCategories, games } from "../../content/games.yaml";

export type { Game, GameCategory } from "../../site/schemas/plans";
