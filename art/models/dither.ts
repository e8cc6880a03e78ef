import type { Drawing } from "../engine/svg";

/** The order in which the cells of a 4 × 4 tile fill up, so that every density looks even. */
const ditherOrder = [
  [0, 8, 2, 10],
  [12, 4, 14, 6],
  [3, 11, 1, 9],
  [15, 7, 13, 5],
] as const;
const ditherCell = 4;

/** A dither pattern 16 units wide that gets denser from the first row to the last. */
function ditherPath(rows: number): string {
  let path = "";
  for (let row = 0; row < rows; row++) {
    for (const [start, length] of runsOf(ditherRow(row, rows))) {
      const width = length * ditherCell;
      path += `M${start * ditherCell} ${row * ditherCell}h${width}v${ditherCell}h-${width}z`;
    }
  }
  return path;
}

/** Which of the four cells of a row are filled. */
export function ditherRow(row: number, rows: number): boolean[] {
  const density = ((row + 0.5) / rows) * 16;
  return ditherOrder[(row % 4) as 0 | 1 | 2 | 3].map((rank) => rank < density);
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
