import type { Reading } from "./stat-figure";

/** `count`: a cell for each. `week`: a cell for each hour. `limit`, `gauge`: a ruler up to the ceiling. `rating`: stars. */
export type StatGraphicKind = "count" | "week" | "limit" | "gauge" | "rating";

/** What shows a figure to scale follows from how the figure is read, so a new one never stands bare. */
export function statGraphicKind({ prefix, value, suffix, outOf }: Reading): StatGraphicKind {
  if (outOf === undefined) return "count";
  if (value === 24 && suffix === "/7") return "week";
  if (suffix === `/${outOf}` && outOf <= 5) return "rating";
  return prefix === undefined ? "gauge" : "limit";
}
