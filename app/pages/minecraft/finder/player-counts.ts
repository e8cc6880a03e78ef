/** The numbers of players to choose from, one for each cell of the slider. */
export const playerCounts = [2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 50, 60, 80, 100];

/** The smaller one of two that are equally near. */
export function nearestCount(players: number): number {
  const distance = (count: number) => Math.abs(count - players);
  return playerCounts.reduce((nearest, count) => (distance(count) < distance(nearest) ? count : nearest));
}
