import type { DrawingName } from "../art/drawings";
import type { IconName } from "../art/icons";
import type { SitePath } from "./paths";
import type { PartlySample } from "./sample";

export type GameCategory = { id: "survival" | "fps" | "sandbox"; label: string };

/** In the order of their buttons. */
export const gameCategories = [
  { id: "survival", label: "Survival" },
  { id: "fps", label: "FPS" },
  { id: "sandbox", label: "Sandbox" },
] as const satisfies readonly GameCategory[];

export type Game = {
  id: string;
  cover: DrawingName;
  title: string;
  /** Searched together with title and short description. */
  description: string;
  /** The sentence on the card. */
  shortDesc: string;
  /** The price in the catalogue; the plans have their own prices. */
  monthlyInr: number;
  to: SitePath;
  category: GameCategory["id"];
  /** What the card lists after "Instant Setup", which every game has. */
  features: readonly { icon: IconName; text: string }[];
  /** Out of 5. */
  rating: number;
  /** How many reviews the rating comes from. */
  reviews: number;
  popular: boolean;
} & PartlySample<"rating" | "reviews">;

export const games: readonly Game[] = [
  {
    id: "minecraft",
    cover: "stairs",
    title: "Minecraft",
    description:
      "Run a survival world for your friends, a minigame network for strangers or a build for your school. Upload mods and plugins in the file manager, follow the log in the console, and pick a plan by the block.",
    shortDesc: "Survival with friends, a minigame network, or a school build. With your mods, on AMD Ryzen.",
    monthlyInr: 98,
    to: "/minecraft",
    category: "sandbox",
    features: [
      { icon: "mods", text: "Mods and plugins" },
      { icon: "shield", text: "DDoS protection" },
    ],
    rating: 4.6,
    reviews: 38,
    popular: true,
    sampleFields: ["rating", "reviews"],
  },
];
