import { noise } from "../engine/pattern";
import type { Drawing } from "../engine/svg";

/** The size of the tile in stars, which are 4 pixels wide: larger than the sky of most screens, so that nothing repeats. */
const skySize = { width: 640, height: 120 } as const;
const starCount = 70;
/** Behind a scene, which is at the right; elsewhere there are words, and stars only above them. */
const sceneWidth = 110;
const aboveWords = 12;

type Shape = { colour: string; path: string };

/** A tile for the background of a sky: single pixels in three brightnesses, denser towards the right. */
export function stars(): Drawing {
  const groups: [Shape, Shape, Shape] = [
    { colour: "#6d6270", path: "" },
    { colour: "#443c4a", path: "" },
    { colour: "#a89a9c", path: "" },
  ];
  for (let star = 0; star < starCount; star++) {
    const x = Math.floor(noise(star, 0, 0, 1) ** 0.17 * skySize.width);
    const height = x < skySize.width - sceneWidth ? aboveWords : skySize.height;
    const y = Math.floor(noise(star, 0, 0, 2) * height);
    groups[(star % 3) as 0 | 1 | 2].path += `M${x} ${y}h1v1h-1z`;
  }
  return {
    viewBox: `0 0 ${skySize.width} ${skySize.height}`,
    width: 4 * skySize.width,
    height: 4 * skySize.height,
    body: flatShapes(groups),
  };
}

/** A square of 12 × 12 pixels without its corners. */
export function moon(): Drawing {
  const shapes = [
    { colour: "#d8ccb9", path: "M1 0h10v1h1v10h-1v1H1v-1H0V1h1z" },
    { colour: "#b8aa95", path: "M2 2h3v2H2zM7 6h3v3H7zM3 8h2v2H3zM8 2h1v1H8z" },
    { colour: "#f6eddd", path: "M1 0h10v1H1zM0 1h1v5H0z" },
  ];
  return { viewBox: "0 0 12 12", width: 400, height: 400, body: flatShapes(shapes) };
}

function flatShapes(shapes: readonly Shape[]): string {
  const paths = shapes.map(({ colour, path }) => `<path fill="${colour}" d="${path}"/>`);
  return `<g shape-rendering="crispEdges">${paths.join("")}</g>`;
}
