export type Vertex = readonly [x: number, y: number];
export type Edge = readonly [from: Vertex, to: Vertex];

/** Half of a cube face: one unit wide and two high, in this column, with its top at this row. */
export type Triangle = { readonly column: number; readonly row: number };

/** The width of a lattice column for rows of height 1: the square root of 3, rounded. */
export const columnWidth = 1.732;

/** The outline of triangles as SVG path data in lattice units; adjacent triangles are merged. */
export function outlinePath(triangles: Iterable<Triangle>): string {
  const loops = chainEdges(boundaryEdges(triangles));
  // Sorted, so that the relative moves between loops are short.
  loops.sort((a, b) => a[0][1] - b[0][1] || a[0][0] - b[0][0]);
  let path = "";
  let pen: Vertex = [0, 0];
  for (const loop of loops) {
    const corners = cornersOf(loop);
    const [start = loop[0]] = corners;
    path += `${path === "" ? "M" : "m"}${numbers(start[0] - pen[0], start[1] - pen[1])}${lines(corners)}z`;
    pen = start;
  }
  return path;
}

/** A closed line through its vertices; the last one connects to the first. */
export type Loop = readonly [Vertex, ...Vertex[]];

/** Joins directed edges into loops. Shapes that touch in one point get separate loops. */
export function chainEdges(edges: Iterable<Edge>): Loop[] {
  const exits = new Map<string, Vertex[]>();
  for (const [from, to] of edges) {
    const known = exits.get(keyOf(from));
    if (known) known.push(to);
    else exits.set(keyOf(from), [to]);
  }
  const loops: Loop[] = [];
  for (const [startKey, startExits] of exits) {
    while (startExits.length > 0) loops.push(walk(startKey, exits));
  }
  return loops;
}

function walk(startKey: string, exits: ReadonlyMap<string, Vertex[]>): Loop {
  const [startX = 0, startY = 0] = startKey.split(",").map(Number);
  const loop: [Vertex, ...Vertex[]] = [[startX, startY]];
  let previous: Vertex | undefined;
  let here = loop[0];
  for (;;) {
    const next = takeExit(exits.get(keyOf(here)) ?? [], here, previous);
    if (!next) throw new Error(`The outline is open at ${keyOf(here)}`);
    if (keyOf(next) === startKey) return loop;
    loop.push(next);
    previous = here;
    here = next;
  }
}

/** Removes and returns the exit with the sharpest right turn, the one that stays with the same shape. */
function takeExit(exits: Vertex[], here: Vertex, previous: Vertex | undefined): Vertex | undefined {
  if (!previous || exits.length === 1) return exits.shift();
  const turns = exits.map((exit) => rightTurn(previous, here, exit));
  return exits.splice(turns.indexOf(Math.max(...turns)), 1)[0];
}

function rightTurn(from: Vertex, here: Vertex, to: Vertex): number {
  const arriving = [(here[0] - from[0]) * columnWidth, here[1] - from[1]] as const;
  const leaving = [(to[0] - here[0]) * columnWidth, to[1] - here[1]] as const;
  return Math.atan2(
    arriving[0] * leaving[1] - arriving[1] * leaving[0],
    arriving[0] * leaving[0] + arriving[1] * leaving[1],
  );
}

/** The clockwise edges of all triangles, without those that two triangles share. */
function boundaryEdges(triangles: Iterable<Triangle>): Iterable<Edge> {
  const edges = new Map<string, Edge>();
  for (const triangle of triangles) {
    for (const [from, to] of edgesOf(triangle)) {
      if (!edges.delete(`${keyOf(to)}>${keyOf(from)}`)) edges.set(`${keyOf(from)}>${keyOf(to)}`, [from, to]);
    }
  }
  return edges.values();
}

function edgesOf({ column, row }: Triangle): readonly Edge[] {
  const pointsRight = (row - column) % 2 === 0;
  const [a, b, c]: [Vertex, Vertex, Vertex] = pointsRight
    ? [
        [column, row],
        [column + 1, row + 1],
        [column, row + 2],
      ]
    : [
        [column + 1, row],
        [column + 1, row + 2],
        [column, row + 1],
      ];
  return [
    [a, b],
    [b, c],
    [c, a],
  ];
}

/** The vertices at which the line changes direction. */
export function cornersOf(loop: Loop): Vertex[] {
  return loop.filter((here, index) => {
    const before = loop.at(index - 1) ?? here;
    const after = loop[(index + 1) % loop.length] ?? here;
    return (here[0] - before[0]) * (after[1] - here[1]) !== (here[1] - before[1]) * (after[0] - here[0]);
  });
}

/** Relative line commands from the first corner to the last; vertical lines have the shorter `v`. */
function lines(corners: readonly Vertex[]): string {
  let path = "";
  let command = "";
  corners.slice(1).forEach((corner, index) => {
    const [fromX, fromY] = corners[index] ?? corner;
    const dx = corner[0] - fromX;
    const dy = corner[1] - fromY;
    if (dx === 0) {
      path += `v${dy}`;
      command = "v";
      return;
    }
    const repeated = dx < 0 ? "" : " ";
    path += (command === "l" ? repeated : "l") + numbers(dx, dy);
    command = "l";
  });
  return path;
}

/** Two numbers in path syntax, where a minus sign also separates. */
function numbers(first: number, second: number): string {
  return `${first}${second < 0 ? "" : " "}${second}`;
}

function keyOf([x, y]: Vertex): string {
  return `${x},${y}`;
}
