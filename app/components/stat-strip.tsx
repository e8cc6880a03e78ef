import { type Reading, StatFigure } from "./stat-figure";
import { StatGraphic } from "./stat-graphic";
import "./stat-strip.css";

type StatStripProps = {
  /** What the figures are about, for readers who cannot see them side by side. */
  label: string;
  stats: readonly (Reading & { id: string; label: string; text: string })[];
};

/** A dark band of instruments: label, figure, the figure drawn to scale, one sentence. */
export function StatStrip({ label, stats }: StatStripProps) {
  return (
    <section className="stat-strip" data-ground="midnight" aria-label={label}>
      <dl className="stat-strip-stats page-width" data-count={stats.length}>
        {stats.map(({ id, label, text, ...reading }) => (
          <div key={id} className="stat-strip-stat">
            <dt className="stat-strip-label">{label}</dt>
            <dd className="stat-strip-figure">
              <StatFigure {...reading} />
              <StatGraphic {...reading} />
            </dd>
            <dd className="stat-strip-text">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
