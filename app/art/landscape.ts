import { ringMarkup } from "./mark";
import { materials } from "./materials";
import type { Drawing } from "./svg";

type HillOptions = {
  seed: number;
  /** The mean height of the ridge and the maximum distance from it; y increases downwards. */
  base: number;
  amplitude: number;
};

const sunriseWidth = 1920;
const sunriseHeight = 232;
/** Below the picture, so that the lower edge is never visible. */
const hillFoot = 240;
const hillStep = 16;

/** The drawing above the footer: the mark with all cells lit behind three rows of hills. */
export function sunrise(): Drawing {
  const ridges = [
    { colour: "#7a430f", path: hillsPath({ seed: 7, base: 132, amplitude: 32 }) },
    { colour: "#3a2110", path: hillsPath({ seed: 41, base: 164, amplitude: 32 }) },
    { colour: "#0e0b09", path: hillsPath({ seed: 99, base: 196, amplitude: 16 }) },
  ];
  const hills = ridges.map(({ colour, path }) => `<path fill="${colour}" d="${path}"/>`).join("");
  const sun = `<g transform="translate(1000 8) scale(6)">${ringMarkup(materials.torch)}</g>`;
  return {
    viewBox: `0 0 ${sunriseWidth} ${sunriseHeight}`,
    width: sunriseWidth,
    height: sunriseHeight,
    body: `<g shape-rendering="crispEdges">${sun}${hills}</g>`,
  };
}

export function hillsPath({ seed, base, amplitude }: HillOptions): string {
  const random = randomNumbers(seed);
  let path = `M0 ${hillFoot}V${base}`;
  let y = base;
  for (let x = 0; x < sunriseWidth; ) {
    x = Math.min(sunriseWidth, x + hillStep * (1 + Math.floor(random() * 4)));
    path += `H${x}`;
    const climb = (Math.floor(random() * 3) - 1) * hillStep;
    y = Math.max(base - amplitude, Math.min(base + amplitude, y + climb));
    if (x < sunriseWidth) path += `V${y}`;
  }
  return `${path}V${hillFoot}z`;
}

/** The order in which the cells of a 4 × 4 tile fill up, so that every density looks even. */
const ditherOrder = [
  [0, 8, 2, 10],
  [12, 4, 14, 6],
  [3, 11, 1, 9],
  [15, 7, 13, 5],
] as const;
const ditherCell = 4;

/** A dither pattern 16 units wide that gets denser from the first row to the last. */
export function ditherPath(rows: number): string {
  let path = "";
  for (let row = 0; row < rows; row++) {
    const density = ((row + 0.5) / rows) * 16;
    const filled = ditherOrder[(row % 4) as 0 | 1 | 2 | 3].map((rank) => rank < density);
    for (const [start, length] of runsOf(filled)) {
      const width = length * ditherCell;
      path += `M${start * ditherCell} ${row * ditherCell}h${width}v${ditherCell}h-${width}z`;
    }
  }
  return path;
}

/** The dither pattern as a tile for CSS masks. */
export function dither(): Drawing {
  const rows = 16;
  const width = 4 * ditherCell;
  const height = rows * ditherCell;
  return {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    body: `<path shape-rendering="crispEdges" d="${ditherPath(rows)}"/>`,
  };
}

function runsOf(cells: readonly boolean[]): [start: number, length: number][] {
  const runs: [start: number, length: number][] = [];
  for (const [index, filled] of cells.entries()) {
    if (!filled) continue;
    const run = runs.at(-1);
    if (run && run[0] + run[1] === index) run[1]++;
    else runs.push([index, 1]);
  }
  return runs;
}

/** Pseudo-random numbers from 0 to 1, the same for the same seed (Lehmer, "minimal standard"). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
