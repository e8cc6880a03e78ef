import { drawingRecords } from "virtual:drawings";
import type { DrawingName } from "../art/drawings";

type DrawingFile = { src: string; viewBox: string; width: number; height: number };

/** Rounding the small view boxes themselves would change their proportions. */
const pixelsPerUnit = 8;

/** The width and height are whole pixels in the proportions of the view box. */
export function drawingFile(name: DrawingName): DrawingFile {
  const [hash, viewBox] = drawingRecords[name];
  const [width = 0, height = 0] = viewBox
    .split(" ")
    .slice(2)
    .map((side) => Math.round(Number(side) * pixelsPerUnit));
  return { src: `/assets/${name}-${hash}.svg`, viewBox, width, height };
}
