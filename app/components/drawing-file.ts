import { drawingRecords, pictureRecords } from "virtual:drawings";
import type { DrawingName } from "../art/drawings";

/** A drawing of the site, or a file of content/pictures. */
export type PictureOrDrawing = DrawingName | `${string}.${string}`;

type DrawingFile = { src: string; viewBox: string; width: number; height: number };

/** Rounding the small view boxes themselves would change their proportions. */
const pixelsPerUnit = 8;

/** The width and height of a drawing are whole pixels in the proportions of the view box. */
export function drawingFile(name: PictureOrDrawing): DrawingFile {
  if (!isDrawing(name)) {
    const [src, width, height] = pictureRecords[name] ?? ["", 0, 0];
    return { src, width, height, viewBox: `0 0 ${width} ${height}` };
  }
  const [hash, viewBox] = drawingRecords[name];
  const [width = 0, height = 0] = viewBox
    .split(" ")
    .slice(2)
    .map((side) => Math.round(Number(side) * pixelsPerUnit));
  return { src: `/assets/${name}-${hash}.svg`, viewBox, width, height };
}

/** The name of a picture has an ending. */
export function isDrawing(name: PictureOrDrawing): name is DrawingName {
  return !name.includes(".");
}
