import type { ReactNode } from "react";
import type { Figure } from "../../site/format";
import { StatFigure } from "./stat-figure";
import { StatGraphic } from "./stat-graphic";
import "./stat-strip.css";

type Stat = Figure & {
  id: string;
  /** The value as the language writes it. */
  number: string;
  label: string;
  text: string;
  /** In place of the one that is drawn from the figure. */
  graphic?: ReactNode;
};

type StatStripProps = {
  label: string;
  stats: readonly Stat[];
};

export function StatStrip({ label, stats }: StatStripProps) {
  if (stats.length === 0) return null;
  return (
    <section className="stat-strip" aria-label={label}>
      <dl className="stat-strip-stats page-width" data-count={stats.length}>
        {stats.map(({ id, label, text, graphic, number, ...figure }) => (
          <div key={id} className="stat-strip-stat">
            <dt className="stat-strip-label">{label}</dt>
            <dd className="stat-strip-figure">
              <StatFigure {...figure} number={number} />
              {graphic ?? <StatGraphic {...figure} />}
            </dd>
            <dd className="stat-strip-text">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
