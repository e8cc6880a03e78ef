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

export function readLoops(path: string): Vertex[][] {
  const loops: Vertex[][] = [];
  let pen: Vertex = [0, 0];
  for (const [, command = "", operands = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (operands.match(/-?\d+/g) ?? []).map(Number);
    if (command === "z") pen = loops.at(-1)?.[0] ?? pen;
    for (const target of targets(command, numbers, pen)) {
      if (command === "M" || command === "m") loops.push([]);
      loops.at(-1)?.push(target);
      pen = target;
    }
  }
  return loops;
}

function targets(command: string, numbers: readonly number[], [x, y]: Vertex): Vertex[] {
  const [first = 0, second = 0] = numbers;
  switch (command) {
    case "z":
      return [];
    case "M":
      return [[first, second]];
    case "m":
      return [[x + first, y + second]];
    case "H":
      return [[first, y]];
    case "V":
      return [[x, first]];
    case "h":
      return [[x + first, y]];
    case "v":
      return [[x, y + first]];
    case "l":
      return linesFrom([x, y], numbers);
    default:
      throw new Error(`Path command ${command} is not known`);
  }
}

function linesFrom([startX, startY]: Vertex, numbers: readonly number[]): Vertex[] {
  let [x, y] = [startX, startY];
  const corners: Vertex[] = [];
  for (let i = 0; i < numbers.length; i += 2) {
    x += numbers[i] ?? 0;
    y += numbers[i + 1] ?? 0;
    corners.push([x, y]);
  }
  return corners;
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
