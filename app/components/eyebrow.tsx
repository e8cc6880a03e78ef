import type { ReactNode } from "react";
import "./eyebrow.css";

type EyebrowProps = {
  /** Which of the ruler's twenty cells is lit. */
  cell: number;
  figure: string;
  children: ReactNode;
  /** A ruler whose cell is missing instead of lit. */
  missing?: boolean;
  /** What it stands on: the night, or the one torch field. */
  ground?: "dark" | "torch";
};

/** The line over a heading: a ruler of twenty ticks, a figure and a word. */
export function Eyebrow({ cell, figure, children, missing = false, ground = "dark" }: EyebrowProps) {
  return (
    <p className="eyebrow" data-ground={ground}>
      <svg className="eyebrow-ruler" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 4h100" data-missing={missing} />
        <path d={`M${(cell - 1) * 5} 4h5`} data-lit={!missing} data-gap={missing} />
      </svg>
      <span>
        <b className="eyebrow-figure">{figure}</b> {children}
      </span>
    </p>
  );
}
