import type { Figure } from "../format/number-format";
import { localNumber } from "../format/numbers";
import "./stat-figure.css";

/** The text of `figureText` with a smaller prefix and unit. The parent sets the font size. */
export function StatFigure({ prefix, value, suffix = "", unit }: Figure) {
  return (
    <span className="figure">
      {prefix && <small className="stat-figure-word">{prefix}</small>}
      {`${prefix ? " " : ""}${localNumber(value)}${suffix}`}
      {unit && " "}
      {unit && <small className="stat-figure-word">{unit}</small>}
    </span>
  );
}
