import { createContext, useContext } from "react";
import type { DrawingName } from "../../art/names";
import { useLayoutData } from "../hooks/use-layout-data";

/** A drawing of the site, or a file of content/pictures, whose name has an ending. */
export type PictureOrDrawing = DrawingName | `${string}.${string}`;

/** Collects, while prerendering, the drawings to inline into the HTML of the page. Undefined in the browser. */
export const InlineDrawings = createContext<Set<DrawingName> | undefined>(undefined);

type DrawingProps = {
  name: PictureOrDrawing;
  /** Empty for decoration. */
  alt?: string;
  /** Prerendering inlines it into the HTML, outside React's root, so that it is painted together with the text. */
  firstScreen?: boolean;
};

/** A lazy image, or for a drawing on the first screen a `<use>` of the inlined copy. */
export function Drawing({ name, alt = "", firstScreen = false }: DrawingProps) {
  const inline = useContext(InlineDrawings);
  const { src, width, height, viewBox } = useDrawingFile(name);
  const id = `drawing-${name}`;

  const isInline = firstScreen && isDrawing(name);
  if (isInline) inline?.add(name);
  if (isInline && (inline || document.getElementById(id))) {
    const use = <use href={`#${id}`} />;
    if (alt === "") {
      return (
        <svg viewBox={viewBox} aria-hidden="true">
          {use}
        </svg>
      );
    }
    return (
      <svg viewBox={viewBox} role="img" aria-label={alt}>
        {use}
      </svg>
    );
  }
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={firstScreen ? "eager" : "lazy"}
      decoding="async"
    />
  );
}

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
