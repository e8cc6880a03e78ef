import type { Figure } from "../format/numbers";

/** `count`: a cell for each. `week`: a cell for each hour. `limit`, `gauge`: a scale up to `outOf`. `rating`: stars. */
export type StatGraphicKind = "count" | "week" | "limit" | "gauge" | "rating";

/** Derived from the figure, so that a new statistic gets a graphic without further configuration. */
export function statGraphicKind({ prefix, value, suffix, outOf }: Figure): StatGraphicKind {
  if (outOf === undefined) return "count";
  if (value === 24 && suffix === "/7") return "week";
  if (suffix === `/${outOf}` && outOf <= 5) return "rating";
  return prefix === undefined ? "gauge" : "limit";
}
