type BarChart = { limit: number; slowFrom: number; height: number };

/** SVG path data of a bar chart: each bar takes 10 units of width, and a bar at `limit` is `height` units tall. */
export function barPaths(values: readonly number[], { limit, slowFrom, height }: BarChart) {
  const paths = { normal: "", slow: "" };
  for (const [index, value] of values.entries()) {
    const barHeight = Math.round((value / limit) * height);
    paths[value >= slowFrom ? "slow" : "normal"] +=
      `M${index * 10 + 1} ${height - barHeight}h8v${barHeight}h-8z`;
  }
  return paths;
}
