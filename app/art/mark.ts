/**
 * The mark: a server beats twenty times a second, and twenty cells make a ring around a 6 × 6 square.
 * Cells are 4 wide with gaps of 1, so the ring is 29 wide.
 */
import { materials } from "./materials";
import type { Drawing } from "./svg";

type Cell = readonly [column: number, row: number];

/** Column and row of the twenty cells, clockwise from the top left. */
export const ringPlots: readonly Cell[] = [
  ...Array.from({ length: 6 }, (_, i): Cell => [i, 0]),
  ...Array.from({ length: 5 }, (_, i): Cell => [5, i + 1]),
  ...Array.from({ length: 5 }, (_, i): Cell => [4 - i, 5]),
  ...Array.from({ length: 4 }, (_, i): Cell => [0, 4 - i]),
];

/** Where each cell starts in the units of the mark, in the same order; each is 4 × 4. */
export const ringCells = ringPlots.map(([column, row]) => [column * 5, row * 5] as const);

/** 100 units long, so one dashed stroke draws all twenty cells: 4 drawn, 1 left out. */
export const ringPath = "M4.5 2H27V27H2V2z";

export const markViewBox = "0 0 29 29";

/** All twenty cells in one colour. */
export function ringMarkup(colour: string): string {
  return `<path d="${ringPath}" fill="none" stroke="${colour}" stroke-width="4" stroke-dasharray="4 1" stroke-dashoffset="4.5"/>`;
}

/** The mark, with the lit cell at the top right. */
export function markMarkup({ cells = "#f6eddd", lit = materials.torch as string } = {}): string {
  return `${ringMarkup(cells)}<path d="M25 0h4v4h-4z" fill="${lit}"/>`;
}

/** Under 24 px the twenty cells would blur: a plain frame instead, with the lit cell set free. */
export function favicon(): Drawing {
  return {
    viewBox: "0 0 16 16",
    width: 16,
    height: 16,
    body:
      '<path d="M0 0h16v16H0z" fill="#15110d"/>' +
      '<path d="M1 1h9v2H3v10h10V6h2v9H1z" fill="#f6eddd"/>' +
      `<path d="M11 1h4v4h-4z" fill="${materials.torch}"/>`,
  };
}
