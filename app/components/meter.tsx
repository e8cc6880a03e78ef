import "./meter.css";

type MeterProps = {
  /** How many of the twenty cells are lit. */
  cells: number;
};

/** A bar of twenty cells beside a figure. Hidden from screen readers, which read the figure itself. */
export function Meter({ cells }: MeterProps) {
  const lit = Math.max(0, Math.min(20, Math.round(cells)));
  // Ends within the gap after the last lit cell, so that rounding never shows a part of the next cell.
  const litWidth = Math.max(0, lit - 0.1);
  return (
    <svg className="meter" viewBox="0 0 20 1" preserveAspectRatio="none" aria-hidden="true">
      <path className="meter-unlit" d="M0 0h20v1H0z" />
      <path className="meter-lit" d={`M0 0h${litWidth}v1H0z`} />
    </svg>
  );
}
