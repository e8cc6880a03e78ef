import type { Game, GameCategory } from "../../content/games";

/** For tests, so that they do not depend on the categories of the site. */
export const gameCategories: readonly GameCategory[] = [
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
