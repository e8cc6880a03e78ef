import "./eyebrow.css";

export type EyebrowProps = {
  /** The highlighted one of the ruler's twenty cells, counted from 1. */
  cell: number;
  figure: string;
  text?: string;
  /** Leaves the cell out instead of highlighting it. */
  missing?: boolean;
  /** For the torch field; the ground of all others is dark. */
  ground?: "torch";
};

/** The line above a heading: a ruler of twenty cells, a figure and a few words. */
export function Eyebrow({ cell, figure, text, missing, ground }: EyebrowProps) {
  return (
    <p className="eyebrow" data-ground={ground} data-missing={missing}>
      <svg className="eyebrow-ruler" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 4h100" />
        <path d={`M${(cell - 1) * 5} 4h5`} />
      </svg>
      <span>
        <b className="eyebrow-figure">{figure}</b> {text}
      </span>
    </p>
  );
}
