import type { FeatureTile } from "./feature-tile";

export const minecraftFeatures: readonly FeatureTile[] = [
  {
    id: "protection",
    icon: "shield",
    title: "DDoS protection",
    text: "Attacks are dropped before they reach your world. It is on from the first minute.",
  },
  {
    id: "regions",
    icon: "globe",
    title: "Three regions",
    text: "Asia Pacific, Europe and North America. If your crew is in India, start in India.",
  },
  {
    id: "mods",
    icon: "mods",
    title: "Mods and plugins",
    text: "Upload the jar in the file manager, restart, and read in the console what it thinks of your config.",
  },
  {
    id: "setup",
    icon: "bolt",
    title: "Instant setup",
    text: "Order it, name it, join it. The world is there before the tea is.",
  },
];
