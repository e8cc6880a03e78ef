import type { Vertex } from "./outline";

/**
 * For tests: returns a function that tells whether path data fills a point, by SVG's non-zero rule. Supports the
 * commands that our paths use: M, m, l, H, h, V, v and z.
 */
export function pointInPath(path: string): (x: number, y: number) => boolean {
  const loops = readLoops(path);
  return (x, y) => {
    const windings = loops.map((loop) => windingAround(loop, x, y));
    return windings.reduce((sum, winding) => sum + winding, 0) !== 0;
  };
}

/** The lines that a command draws from the pen, as offsets from one corner to the next. */
const offsets: Readonly<Record<string, (numbers: readonly number[], pen: Vertex) => Vertex[]>> = {
  M: ([toX = 0, toY = 0], [x, y]) => [[toX - x, toY - y]],
  H: ([toX = 0], [x]) => [[toX - x, 0]],
  V: ([toY = 0], [, y]) => [[0, toY - y]],
  m: ([right = 0, down = 0]) => [[right, down]],
  h: ([right = 0]) => [[right, 0]],
  v: ([down = 0]) => [[0, down]],
  l: (numbers) =>
    numbers.flatMap((right, index): Vertex[] => (index % 2 === 0 ? [[right, numbers[index + 1] ?? 0]] : [])),
  z: () => [],
};

export function readLoops(path: string): Vertex[][] {
  const loops: Vertex[][] = [];
  let pen: Vertex = [0, 0];
  for (const [, command = "", operands = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (operands.match(/-?\d+/g) ?? []).map(Number);
    const steps = offsets[command]?.(numbers, pen);
    if (!steps) throw new Error(`Path command ${command} is not known`);
    if (command === "z") pen = loops.at(-1)?.[0] ?? pen;
    if (command === "M" || command === "m") loops.push([]);
    for (const [right, down] of steps) {
      pen = [pen[0] + right, pen[1] + down];
      loops.at(-1)?.push(pen);
    }
  }
  return loops;
}

/** The winding number: +1 or -1 for each line that crosses the ray from the point to the right. */
function windingAround(loop: readonly Vertex[], x: number, y: number): number {
  let winding = 0;
  for (const [index, [fromX, fromY]] of loop.entries()) {
    const [toX, toY] = loop[(index + 1) % loop.length] ?? [fromX, fromY];
    if (fromY <= y === toY <= y) continue;
    const crossing = fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
    if (crossing > x) winding += toY > fromY ? 1 : -1;
  }
  return winding;
}
