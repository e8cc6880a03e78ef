/** What several runs came to: the one in the middle, and the highest. */
export type Spread = { median: number; worst: number };

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error("There was no run to take the middle of.");
  return (lower + upper) / 2;
}

export function spread(values: readonly number[]): Spread {
  return { median: median(values), worst: Math.max(...values) };
}
