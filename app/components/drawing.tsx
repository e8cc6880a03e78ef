import { createContext, useContext } from "react";
import type { DrawingName } from "../../art/names";
import { isDrawing, type PictureOrDrawing, useDrawingFile } from "./drawing-file";

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
