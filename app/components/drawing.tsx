import { createContext, useContext } from "react";
import type { DrawingName } from "../art/drawings";
import { drawingFile } from "./drawing-file";

/** While prerendering: the drawings the page wants in its own HTML. Absent in the browser. */
export const InlineDrawings = createContext<Set<DrawingName> | undefined>(undefined);

type DrawingProps = {
  name: DrawingName;
  /** What it shows, where it carries meaning; decoration has none. */
  alt?: string;
  /** For the first screen: prerendering puts it into the HTML, outside React's root, so it paints with the text. */
  firstScreen?: boolean;
};

/** A drawing of ours: a sized, lazy image file, or on the first screen a reference to the HTML's own copy. */
export function Drawing({ name, alt = "", firstScreen = false }: DrawingProps) {
  const inline = useContext(InlineDrawings);
  const { src, width, height, viewBox } = drawingFile(name);
  const id = `drawing-${name}`;

  if (firstScreen) inline?.add(name);
  if (firstScreen && (inline || document.getElementById(id))) {
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
