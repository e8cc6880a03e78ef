import { shortestHex } from "./colour";
import { columnWidth } from "./outline";
import type { Bounds, Rendering } from "./voxel";

/**
 * `body` is self-contained markup: for an svg file, or for a `<symbol>` of a page. `width` and `height` are whole pixels
 * in the proportions of the view box.
 */
export type Drawing = { viewBox: string; width: number; height: number; body: string };

const longerSide = 400;

export function svgFile({ viewBox, width, height, body }: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${body}</svg>`;
}

/** Paints the renderings in order. `frame` and `air`, the space around it, are in lattice units. */
export function voxelDrawing(renderings: readonly Rendering[], frame: Bounds, air = 0.5): Drawing {
  const width = (frame.right - frame.left) * columnWidth + 2 * air;
  const height = frame.bottom - frame.top + 2 * air;
  const scale = longerSide / Math.max(width, height);
  return {
    viewBox: [frame.left * columnWidth - air, frame.top - air, width, height].map(hundredths).join(" "),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    body: voxelMarkup(renderings),
  };
}

/**
 * One path per colour. The thin stroke covers the seams between shapes; the silhouette has none, because it would be
 * visible at the edge. One `color` is 4 % smaller after brotli than a `fill` and a `stroke` on each path.
 */
function voxelMarkup(renderings: readonly Rendering[]): string {
  const paths = renderings.flatMap((rendering) => {
    return rendering.map(({ colour, path }, index) => {
      const seam = index === 0 ? ' stroke="none"' : "";
      return `<path color="${shortestHex(colour)}"${seam} d="${path}"/>`;
    });
  });
  return `<g fill="currentColor" stroke="currentColor" stroke-width=".1" transform="scale(${columnWidth} 1)">${paths.join("")}</g>`;
}

function hundredths(value: number): number {
  return Number(value.toFixed(2));
}
