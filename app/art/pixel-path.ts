import { chainEdges, cornersOf, type Edge, type Vertex } from "./outline";

/** Rows of a bitmap; true is a painted pixel. */
export type Pixels = readonly (readonly boolean[])[];

/** Reads a bitmap drawn as text: one line per row, `#` for paint. */
export function parseBitmap(bitmap: string): Pixels {
  const rows = bitmap.trim().split(/\s+/);
  return rows.map((row) => [...row].map((pixel) => pixel === "#"));
}

/**
 * Path data that fills exactly the painted pixels. Each outline stays open before its last line, which filling
 * closes. Mixing in absolute commands (`H`, `V`) would save 15 % of the characters, but repeats less: over all
 * icons it measured 12 % larger after brotli.
 */
export function pixelPath(pixels: Pixels): string {
  return chainEdges(outlineEdges(pixels))
    .map((loop) => outline(cornersOf(loop)))
    .join("");
}

/** The lines around painted areas, with the paint on their right, so that holes run the other way round. */
function outlineEdges(pixels: Pixels): Edge[] {
  const edges: Edge[] = [];
  const isPainted = (x: number, y: number) => pixels[y]?.[x] === true;
  for (const [y, row] of pixels.entries()) {
    for (const x of row.keys()) {
      if (!isPainted(x, y)) continue;
      const topLeft = [x, y] as const;
      const topRight = [x + 1, y] as const;
      const bottomRight = [x + 1, y + 1] as const;
      const bottomLeft = [x, y + 1] as const;
      if (!isPainted(x, y - 1)) edges.push([topLeft, topRight]);
      if (!isPainted(x + 1, y)) edges.push([topRight, bottomRight]);
      if (!isPainted(x, y + 1)) edges.push([bottomRight, bottomLeft]);
      if (!isPainted(x - 1, y)) edges.push([bottomLeft, topLeft]);
    }
  }
  return edges;
}

function outline([start = [0, 0], ...others]: readonly Vertex[]): string {
  let path = `M${start[0]} ${start[1]}`;
  let [x, y] = start;
  for (const [nextX, nextY] of others) {
    path += nextY === y ? `h${nextX - x}` : `v${nextY - y}`;
    [x, y] = [nextX, nextY];
  }
  return path;
}
