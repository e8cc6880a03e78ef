import type { ReactNode } from "react";
import type { Figure } from "../../site/format";
import { type CountMarks, countMarks, countHeight as height, mostMarks } from "./count-marks";
import { Stars } from "./stars";
import "./stat-graphic.css";

/** The view box; CSS stretches it to the available width. */
const width = 300;
const gap = 3;
const columns = 20;
const pitch = width / columns;
type ScaleProps = { value: number; outOf: number };

/** `count`: a mark for each. `week`: a cell for each hour. `limit`, `gauge`: a scale up to `outOf`. `rating`: stars. */
type StatGraphicKind = "count" | "week" | "limit" | "gauge" | "rating";

/** Draws a figure to scale, if it has one. Hidden from screen readers, which read the figure itself. */
export function StatGraphic(figure: Figure) {
  const { value, suffix, outOf = value } = figure;
  const kind = statGraphicKind(figure);
  if (kind === undefined) return null;
  const marks = countMarks(value, suffix === "+");
  return (
    <svg
      className="stat-graphic"
      data-kind={kind}
      viewBox={`0 0 ${kind === "count" ? marks.width : width} ${height}`}
      preserveAspectRatio={kind === "rating" ? "xMinYMin" : "none"}
      aria-hidden="true"
    >
      {kind === "count" ? <Count {...marks} /> : drawings[kind]({ value, outOf })}
    </svg>
  );
}

const drawings: Record<Exclude<StatGraphicKind, "count">, (props: ScaleProps) => ReactNode> = {
  week: Week,
  limit: Limit,
  gauge: Gauge,
  rating: (props) => <Stars {...props} gap={8} />,
};

/**
 * Derived from the figure, so that a new statistic gets a graphic without further configuration. A figure without a
 * maximum has one only if it counts things, and few enough to draw each.
 */
function statGraphicKind(figure: Figure): StatGraphicKind | undefined {
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

function Count({ mark, rows, openEnd }: CountMarks) {
  return (
    <>
      <path
        className="stat-graphic-lit"
        d={rows.map(({ y, length }) => `M0 ${y}h${length}`).join("")}
        strokeWidth={mark.height}
        strokeDasharray={`${mark.width} ${mark.gap}`}
      />
      {openEnd && (
        <path
          className="stat-graphic-unlit"
          d={`M${openEnd.x} ${openEnd.y}h${openEnd.length}`}
          strokeWidth={mark.height}
          strokeDasharray={`${openEnd.width} ${openEnd.gap}`}
        />
      )}
    </>
  );
}

/** Twenty-four hours by seven days. */
function Week() {
  const hour = width / 24;
  const day = height / 7;
  return (
    <path
      className="stat-graphic-lit"
      d={`M0 ${round(day / 2)}${`h${width}m-${width} ${round(day)}`.repeat(7)}`}
      strokeWidth={round(day - gap)}
      strokeDasharray={`${hour - gap} ${gap}`}
    />
  );
}

/** A ruler up to `outOf`, with a mark at the value and the part before it highlighted. */
function Limit({ value, outOf }: ScaleProps) {
  const mark = round((value / outOf) * width);
  return (
    <>
      <path className="stat-graphic-zone" d={`M0 0h${mark}v44H0z`} />
      {rulerMarks(30, 44, 1)}
      {rulerMarks(18, 30, 5)}
      <path className="stat-graphic-mark" d={`M${mark - 2} 0h4v48h-4z`} />
    </>
  );
}

/** Twenty cells over a ruler, highlighted up to the exact value. */
function Gauge({ value, outOf }: ScaleProps) {
  const share = round((value / outOf) * width);
  const cells = { strokeWidth: 28, strokeDasharray: `${pitch - gap} ${gap}` };
  return (
    <>
      <path className="stat-graphic-unlit" d={`M0 14h${width}`} {...cells} />
      <path className="stat-graphic-lit" d={`M0 14h${share}`} {...cells} />
      {rulerMarks(34, 42, 1)}
      {rulerMarks(42, 48, 5)}
    </>
  );
}

/** Marks of a ruler from `top` to `bottom`: one for each cell and one at the end, or at every fifth only. */
function rulerMarks(top: number, bottom: number, every: 1 | 5) {
  return (
    <path
      className="stat-graphic-line"
      d={`M0 ${(top + bottom) / 2}h${width}`}
      strokeWidth={bottom - top}
      strokeDasharray={`3 ${round(((width - 3) / columns) * every - 3)}`}
    />
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
