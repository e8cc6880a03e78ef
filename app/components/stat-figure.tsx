import { indianNumber } from "../format/numbers";
import "./stat-figure.css";

/** A figure as it is read: prefix, value, suffix, unit ("under 15 min", "4.2/5", "147+"). */
export type Reading = {
  prefix?: string;
  value: number;
  /** Set close to the value. */
  suffix?: string;
  /** Set apart from the value. */
  unit?: string;
  /** The value at which an instrument is full; absent where the figure has no ceiling. */
  outOf?: number;
};

/** The figure of an instrument; its size comes from the parent, the words beside the number are smaller. */
export function StatFigure({ prefix, value, suffix = "", unit }: Reading) {
  return (
    <span className="figure">
      {prefix && <small className="stat-figure-word">{prefix}</small>}
      {`${prefix ? " " : ""}${indianNumber(value)}${suffix}${unit ? " " : ""}`}
      {unit && <small className="stat-figure-word">{unit}</small>}
    </span>
  );
}
