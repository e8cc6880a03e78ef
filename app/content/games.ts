export { categories as gameCategories, games } from "../../content/games.yaml";

export type { Game, GameCategory } from "../../schemas/plans";
