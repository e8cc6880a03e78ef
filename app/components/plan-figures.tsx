import { Meter } from "./meter";
import "./plan-figures.css";

export type PlanFigure = {
  id: string;
  label: string;
  value: string;
  unit?: string;
  /** Under all else. */
  note?: string;
  /** Lit cells of the meter, out of twenty; without it there is no meter. */
  cells?: number;
  /** The colour of the lit cells; without it, the accent of the plan. */
  tone?: "xp" | "diamond" | "torch" | "bone";
};

type PlanFiguresProps = {
  figures: readonly PlanFigure[];
  /** "card": stacked. "rack": side by side. */
  look: "card" | "rack";
};

export function PlanFigures({ figures, look }: PlanFiguresProps) {
  return (
    <dl className="plan-figures" data-look={look}>
      {figures.map(({ id, label, value, unit, note, cells, tone }) => (
        <div key={id} className="plan-figures-figure">
          <dt className="plan-figures-label">{label}</dt>
          <dd className="figure plan-figures-value">
            {value}
            {unit && (
              <>
                {" "}
                <span className="plan-figures-unit">{unit}</span>
              </>
            )}
          </dd>
          {cells !== undefined && (
            <dd className="plan-figures-meter" data-tone={tone} aria-hidden="true">
              <Meter cells={cells} />
            </dd>
          )}
          {note && <dd className="plan-figures-note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
