import type { DrawingName } from "../../art/names";
import { useLayoutData } from "../hooks/use-layout-data";

/** A drawing of the site, or a file of content/pictures, whose name has an ending. */
export type PictureOrDrawing = DrawingName | `${string}.${string}`;

type DrawingFile = { src: string; viewBox: string; width: number; height: number };

/** Rounding the small view boxes themselves would change their proportions. */
const pixelsPerUnit = 8;

/** The width and height are whole pixels in the proportions of the view box. */
export function useDrawingFile(name: PictureOrDrawing): DrawingFile {
  const [src = "", viewBox = ""] = useLayoutData().drawings[name] ?? [];
  const [width = 0, height = 0] = viewBox
    .split(" ")
    .slice(2)
    .map((side) => Math.round(Number(side) * pixelsPerUnit));
  return { src, viewBox, width, height };
}

export function isDrawing(name: PictureOrDrawing): name is DrawingName {
  return !name.includes(".");
}
