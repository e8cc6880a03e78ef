import type { Game, GameCategory } from "../../../site/schemas/plans";
import { site, siteWith } from "../../loaders/site-fixture";

export const gameCategories: GameCategory[] = [
  { id: "survival", label: "Survival" },
  { id: "fps", label: "FPS" },
  { id: "sandbox", label: "Sandbox" },
];

/** Games for tests. The eighth is popular. */
export function madeUpGames(count: number): Game[] {
  return Array.from({ length: count }, (_, number) => ({
    id: `game-${number}`,
    cover: "block-iron",
    title: `Game ${number}`,
    description: number % 2 === 0 ? "With an even number" : "With an odd number",
    shortDesc: `Short words ${number}`,
    monthly: 100 * (number + 1),
    to: "/minecraft",
    category: (["survival", "fps", "sandbox"] as const)[number % 3] ?? "fps",
    features: [{ icon: "mods", text: "Mods and plugins" }],
    rating: 4,
    reviews: 10,
    popular: number === 7,
  }));
}

/** The site with these games, and with some of the texts of /games changed. */
export function siteWithGames(games: Game[], texts: Partial<(typeof site.records)["pages/games"]> = {}) {
  return siteWith({
    games: { categories: gameCategories, games },
    "pages/games": { ...site.records["pages/games"], ...texts },
  });
}
