import type { AccentColor } from "./accent-color";
import type { PartlySample } from "./sample";

export type TickerEntry = {
  id: string;
  game: string;
  players: number;
  /** A city or country of the locations. */
  region: string;
  /** Change since the previous hour; negative when players leave. */
  trendPercent: number;
  color: AccentColor;
} & PartlySample<"players" | "region" | "trendPercent">;

export const tickerEntries: readonly TickerEntry[] = [
  {
    id: "minecraft",
    game: "Minecraft",
    players: 1284,
    region: "India",
    trendPercent: 12,
    color: "grass",
    sampleFields: ["players", "region", "trendPercent"],
  },
  {
    id: "cs2",
    game: "CS2",
    players: 412,
    region: "Singapore",
    trendPercent: 8,
    color: "gold",
    sampleFields: ["players", "region", "trendPercent"],
  },
  {
    id: "rust",
    game: "Rust",
    players: 236,
    region: "Frankfurt",
    trendPercent: 5,
    color: "netherite",
    sampleFields: ["players", "region", "trendPercent"],
  },
];
