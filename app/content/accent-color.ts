/** One of the ten tier colours of the tokens: `grass` is `--grass-c`. Torch, XP and redstone have a meaning of their own. */
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
