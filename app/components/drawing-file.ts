import { drawingRecords } from "virtual:drawings";
import type { DrawingName } from "../art/drawings";

type DrawingFile = { src: string; viewBox: string; width: number; height: number };

/** View boxes are small; as pixels they would round to the wrong proportions. */
const pixelsPerUnit = 8;

/** Where a drawing's file is and how large it is, in whole pixels. */
export function drawingFile(name: DrawingName): DrawingFile {
  const [hash, viewBox] = drawingRecords[name];
  const [width = 0, height = 0] = viewBox
    .split(" ")
    .slice(2)
    .map((side) => Math.round(Number(side) * pixelsPerUnit));
  return { src: `/assets/${name}-${hash}.svg`, viewBox, width, height };
}
