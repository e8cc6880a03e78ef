import { type ReactNode, useId } from "react";
import type { Figure } from "../format/numbers";
import { iconHref } from "./icon-href";
import "./stat-graphic.css";
import { type StatGraphicKind, statGraphicKind } from "./stat-graphic-kind";

/** The view box; CSS stretches it to the available width. */
const width = 300;
const height = 48;
const gap = 3;
const columns = 20;
const pitch = width / columns;
/** More rows would be too small to see; above that, one cell represents more than one. */
const maximumRows = 8;

type ScaleProps = { value: number; outOf: number };

/** Draws a figure to scale. Hidden from screen readers, which read the figure itself. */
export function StatGraphic(figure: Figure) {
  const { value, outOf = value } = figure;
  const kind = statGraphicKind(figure);
  return (
    <svg
      className="stat-graphic"
      data-kind={kind}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={kind === "rating" ? "xMinYMid" : "none"}
      aria-hidden="true"
    >
      {drawings[kind]({ value, outOf })}
    </svg>
  );
}

const drawings: Record<StatGraphicKind, (props: ScaleProps) => ReactNode> = {
  count: Count,
  week: Week,
  limit: Limit,
  gauge: Gauge,
  rating: (props) => <Rating {...props} />,
};

/** One cell for each, twenty to a row, filled from the bottom. */
function Count({ value }: ScaleProps) {
  const rows = Math.min(maximumRows, Math.ceil(value / columns));
  const cells = Math.min(rows * columns, value);
  const fullRows = Math.floor(cells / columns);
  const rest = (cells % columns) * pitch;
  const rowHeight = height / rows;
  const middle = (row: number) => round(height - (row + 0.5) * rowHeight);
  const lit = Array.from({ length: fullRows }, (_, row) => `M0 ${middle(row)}h${width}`);
  const stroke = { strokeWidth: round(rowHeight - gap), strokeDasharray: `${pitch - gap} ${gap}` };
  return (
    <>
      {rest > 0 && (
        <path className="stat-graphic-unlit" d={`M${rest} ${middle(fullRows)}H${width}`} {...stroke} />
      )}
      <path
        className="stat-graphic-lit"
        d={`${lit.join("")}${rest > 0 ? `M0 ${middle(fullRows)}h${rest}` : ""}`}
        {...stroke}
      />
    </>
  );
}

/** Twenty-four hours by seven days. */
function Week() {
  const hour = width / 24;
  const day = height / 7;
  const days = Array.from({ length: 7 }, (_, row) => `M0 ${round((row + 0.5) * day)}h${width}`);
  return (
    <path
      className="stat-graphic-lit"
      d={days.join("")}
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
      <path className="stat-graphic-line" d={rulerPath(18, 30, 44)} />
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
      <path className="stat-graphic-line" d={rulerPath(34, 34, 48, 42)} />
    </>
  );
}

/** The star icon, scaled to four units a pixel; the last star is highlighted in part. */
function Rating({ value, outOf }: ScaleProps) {
  const clip = useId();
  const size = 48;
  const step = size + 8;
  const stars = Array.from({ length: outOf }, (_, star) => star * step);
  const whole = Math.floor(value);
  const drawStars = (className: string) =>
    stars.map((x) => (
      <use key={x} className={className} href={iconHref("star")} transform={`translate(${x}) scale(4)`} />
    ));
  return (
    <>
      <clipPath id={clip}>
        <path d={`M0 0h${round(whole * step + (value - whole) * size)}v${size}H0z`} />
      </clipPath>
      {drawStars("stat-graphic-star")}
      <g clipPath={`url(#${clip})`}>{drawStars("stat-graphic-lit-star")}</g>
    </>
  );
}

/** Twenty-one marks; every fifth one is long. */
function rulerPath(longTop: number, shortTop: number, longBottom: number, shortBottom = longBottom): string {
  return Array.from({ length: columns + 1 }, (_, tick) => {
    const [top, bottom] = tick % 5 === 0 ? [longTop, longBottom] : [shortTop, shortBottom];
    return `M${round((tick * (width - 3)) / columns)} ${top}h3v${bottom - top}h-3z`;
  }).join("");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
