/** One of the ten tier colours of the tokens: `grass` is `--grass-c`. Torch, XP and redstone are not among them: they mark states. */
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
