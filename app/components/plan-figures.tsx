import { Meter } from "./meter";
import "./plan-figures.css";

export type PlanFigure = {
  id: string;
  label: string;
  value: string;
  unit?: string;
  /** How many of a meter's twenty cells are lit; without it there is no meter. */
  cells?: number;
};

type PlanFiguresProps = {
  figures: readonly PlanFigure[];
  /** One under the other, as on a card, or side by side, as in a rack. */
  look: "card" | "rack";
  /** For a rack: how many figures its fullest unit has, so that all units share their columns. */
  columns?: number;
};

/** What a plan holds, figure by figure. */
export function PlanFigures({ figures, look, columns }: PlanFiguresProps) {
  return (
    <dl className="plan-figures" data-look={look} data-columns={columns}>
      {figures.map(({ id, label, value, unit, cells }) => (
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
            <dd className="plan-figures-meter" aria-hidden="true">
              <Meter cells={cells} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** A figure's share of the largest of its kind, in cells of a meter. What is there at all lights at least one. */
export function cellsOf(figure: number, all: readonly number[]): number {
  return Math.max(1, Math.round((figure / Math.max(...all)) * 20));
}
