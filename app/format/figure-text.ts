import type { Reading } from "../components/stat-figure";
import { indianNumber } from "./numbers";

/** A figure as one reads it in a sentence: "under 15 min", "4.2/5", "147+". */
export function figureText({ prefix, value, suffix = "", unit }: Reading): string {
  return [prefix, `${indianNumber(value)}${suffix}`, unit].filter(Boolean).join(" ");
}
