/** What a wide screen has room for, the most first. */
const columnCounts = [5, 4, 3];

/** How many cards stand in a row, so that the last row is as full as it can be and no card is left alone. */
export function planColumns(plans: number): number {
  const emptyPlaces = (columns: number) => (columns - (plans % columns)) % columns;
  const fewest = Math.min(...columnCounts.map(emptyPlaces));
  return columnCounts.find((columns) => emptyPlaces(columns) === fewest) ?? columnCounts.length;
}
