/** One of the ten colours of `styles/accent-colors.css`. Torch, XP and redstone are not among them: they mark states. */
export type AccentColor =
  | "grass"
  | "wood"
  | "stone"
  | "coal"
  | "iron"
  | "gold"
  | "diamond"
  | "emerald"
  | "netherite"
  | "obsidian";
