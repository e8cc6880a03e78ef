import { type ReactNode, useId } from "react";
import { iconHref } from "./icon-href";
import "./stat-graphic.css";
import type { Reading } from "./stat-figure";
import { type StatGraphicKind, statGraphicKind } from "./stat-graphic-kind";

/** Every instrument is drawn on this field and stretched to the width it gets. */
const width = 300;
const height = 48;
const gap = 3;
const columns = 20;
const pitch = width / columns;
/** More rows than this would be dust; from there on a cell stands for more than one. */
const maximumRows = 8;

type ScaleProps = { value: number; outOf: number };

/** Draws a figure to scale. It repeats the figure for the eye and says nothing to a screen reader. */
export function StatGraphic(reading: Reading) {
  const { value, outOf = value } = reading;
  const kind = statGraphicKind(reading);
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

/** A cell for each, twenty to a row, stacked from the ground up. */
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

/** Twenty-four hours by seven days, all of them lit. */
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

/** A ruler up to the ceiling; what is promised is the part before the mark. */
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

/** Twenty cells, lit to the very figure, over a ruler. */
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

/** Stars on the icons' grid, four units to a pixel; the last is lit as far as the figure goes. */
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

/** Twenty-one ticks from `top` to `foot`; those between the fives are shorter, above or below. */
function rulerPath(longTop: number, shortTop: number, longFoot: number, shortFoot = longFoot): string {
  return Array.from({ length: columns + 1 }, (_, tick) => {
    const [top, foot] = tick % 5 === 0 ? [longTop, longFoot] : [shortTop, shortFoot];
    return `M${round((tick * (width - 3)) / columns)} ${top}h3v${foot - top}h-3z`;
  }).join("");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
