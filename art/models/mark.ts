/**
 * The mark of the site: a ring of twenty cells around a 6 × 6 square, one for each tick of a second.
 * Cells are 4 wide with gaps of 1, so the ring is 29 wide.
 */

import type { Drawing } from "../engine/svg";
import { materials } from "./materials";

type Cell = readonly [column: number, row: number];

/** Column and row of the twenty cells, clockwise from the top left. */
export const ringPlots = Array.from({ length: 20 }, (_, index): Cell => {
  const step = index % 5;
  if (index < 5) return [step, 0];
  if (index < 10) return [5, step];
  return index < 15 ? [5 - step, 5] : [0, 5 - step];
});

/** The top left corner of each cell, which is 4 × 4, in units of the mark. */
export const ringCells = ringPlots.map(([column, row]) => [column * 5, row * 5] as const);

/** 100 units long: a stroke with dashes of 4 and gaps of 1 draws all twenty cells. */
const ringPath = "M4.5 2H27V27H2V2z";

export const markViewBox = "0 0 29 29";

export function ringMarkup(colour: string): string {
  return `<path d="${ringPath}" fill="none" stroke="${colour}" stroke-width="4" stroke-dasharray="4 1" stroke-dashoffset="4.5"/>`;
}

type MarkColours = { cells?: string; lit?: string | undefined };

/** The mark, with the lit cell at the top right. */
export function markMarkup({ cells = "#f6eddd", lit = materials.torch }: MarkColours = {}): string {
  return `${ringMarkup(cells)}<path d="M25 0h4v4h-4z" fill="${lit}"/>`;
}

/** Twenty cells are not discernible below 24 px: a frame with one separate lit cell. */
export function favicon(lit: string = materials.torch): Drawing {
  return {
    viewBox: "0 0 16 16",
    width: 16,
    height: 16,
    body:
      '<path d="M0 0h16v16H0z" fill="#15110d"/>' +
      '<path d="M1 1h9v2H3v10h10V6h2v9H1z" fill="#f6eddd"/>' +
      `<path d="M11 1h4v4h-4z" fill="${lit}"/>`,
  };
}
