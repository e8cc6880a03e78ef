import "./stat-figure.css";

type StatFigureProps = {
  prefix?: string;
  /** As the language writes it. */
  number: string;
  suffix?: string;
  unit?: string;
};

/** A figure with a smaller prefix and unit. The parent sets the font size. */
export function StatFigure({ prefix, number, suffix = "", unit }: StatFigureProps) {
  return (
    <span className="figure">
      {prefix && <small className="stat-figure-word">{prefix}</small>}
      {`${prefix ? " " : ""}${number}${suffix}`}
      {unit && " "}
      {unit && <small className="stat-figure-word">{unit}</small>}
    </span>
  );
}
