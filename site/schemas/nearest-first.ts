/** The names, the ones most like the given value first: for messages about a mistyped name. */
export function nearestFirst<Name extends string>(value: unknown, names: readonly Name[]): Name[] {
  if (typeof value !== "string") return [...names];
  const distances = new Map(names.map((name) => [name, editDistance(value, name)]));
  return [...names].sort((one, other) => (distances.get(one) ?? 0) - (distances.get(other) ?? 0));
}

/** How many letters have to be inserted, deleted or replaced. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [index, other] of [...to].entries()) {
      const replaced = (row[index] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
