/** Path data for bars side by side, in a view box as wide as their number times ten and `height` high. */
export function tickTimeBars(
  lastMs: readonly number[],
  { limitMs, height, slowMs }: { limitMs: number; height: number; slowMs: number },
): { normal: string; slow: string } {
  const bars = { normal: "", slow: "" };
  for (const [tick, ms] of lastMs.entries()) {
    const tall = Math.round((ms / limitMs) * height);
    bars[ms >= slowMs ? "slow" : "normal"] += `M${tick * 10 + 1} ${height - tall}h8v${tall}h-8z`;
  }
  return bars;
}
