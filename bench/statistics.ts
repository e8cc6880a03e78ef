export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error("There are no values.");
  return (lower + upper) / 2;
}

/** The median with the lowest and the highest value, such as "12 (8–31)". */
export function medianAndRange(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return `${whole(median(values))} (${whole(low)}–${whole(high)})`;
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString("en");
}
