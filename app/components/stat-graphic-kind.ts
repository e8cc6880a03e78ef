import type { Figure } from "../format/number-format";
import { mostMarks } from "./count-marks";

/** `count`: a mark for each. `week`: a cell for each hour. `limit`, `gauge`: a scale up to `outOf`. `rating`: stars. */
export type StatGraphicKind = "count" | "week" | "limit" | "gauge" | "rating";

/**
 * Derived from the figure, so that a new statistic gets a graphic without further configuration. A figure without a
 * maximum has one only if it counts things, and few enough to draw each.
 */
export function statGraphicKind(figure: Figure): StatGraphicKind | undefined {
  const { prefix, value, suffix, outOf } = figure;
  if (outOf === undefined) return isCount(figure) ? "count" : undefined;
  if (value === 24 && suffix === "/7") return "week";
  if (suffix === `/${outOf}` && outOf <= 5) return "rating";
  return prefix === undefined ? "gauge" : "limit";
}

function isCount({ prefix, value, suffix = "+", unit }: Figure): boolean {
  const isPlain = prefix === undefined && unit === undefined && suffix === "+";
  return isPlain && Number.isInteger(value) && value <= mostMarks;
}
