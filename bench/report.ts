import type { Audits, Metrics } from "./page-load";

/** The report marks every value above its goal. */
export const goals = {
  /** Of first and largest contentful paint to those of the same page without scripts. */
  ratioToLimit: 1.05,
  /** Total blocking time above that of the same page without scripts. */
  addedBlockingMs: 60,
  layoutShift: 0,
  score: 100,
  interactionMs: 200,
} as const;

/** The same page with and without its scripts, loaded in turn. */
export type RouteLoads = {
  path: string;
  page: readonly Metrics[];
  limit: readonly Metrics[];
  audits: Audits;
};

export function paintTable(routes: readonly RouteLoads[]): string {
  return table(
    ["route", "FCP ms", "limit", "÷", "LCP ms", "limit", "÷", "CLS"],
    routes.map(({ path, page, limit }) => [
      path,
      ...(["firstPaint", "largestPaint"] as const).flatMap((name) => {
        const [ours, best] = [median(valuesOf(page, name)), median(valuesOf(limit, name))];
        const ratio = atMost(goals.ratioToLimit, ours / best, (value) => value.toFixed(2));
        return [whole(ours), whole(best), ratio];
      }),
      atMost(goals.layoutShift, median(valuesOf(page, "layoutShift")), (shift) => shift.toFixed(3)),
    ]),
  );
}

export function blockingTable(routes: readonly RouteLoads[]): string {
  return table(
    ["route", "TBT ms", "limit", "added"],
    routes.map(({ path, page, limit }) => {
      const [ours, best] = [valuesOf(page, "blocking"), valuesOf(limit, "blocking")];
      const added = atMost(goals.addedBlockingMs, median(ours) - median(best), whole);
      return [path, medianAndRange(ours), medianAndRange(best), added];
    }),
  );
}

export function scoreTable(routes: readonly RouteLoads[]): string {
  const categories = ["performance", "accessibility", "best-practices", "seo"];
  return table(
    ["route", ...categories, "failed audits"],
    routes.map(({ path, audits: { scores, failed } }) => [
      path,
      ...categories.map((category) => atLeast(goals.score, scores[category] ?? 0)),
      failed.join(", ") || "none",
    ]),
  );
}

export function interactionTable(rows: readonly { name: string; durations: readonly number[] }[]): string {
  return table(
    ["interaction", "next paint ms", "highest"],
    rows.map(({ name, durations }) => [
      name,
      atMost(goals.interactionMs, median(durations), whole),
      whole(Math.max(...durations)),
    ]),
  );
}

function valuesOf(loads: readonly Metrics[], name: keyof Metrics): number[] {
  return loads.map((metrics) => metrics[name]);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error("There are no values.");
  return (lower + upper) / 2;
}

/** The median with the lowest and the highest value, such as "12 (8–31)". */
function medianAndRange(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return `${whole(median(values))} (${whole(low)}–${whole(high)})`;
}

function whole(value: number): string {
  return Math.round(value).toLocaleString("en");
}

/** The value as text, marked if the text says more than the goal: 1.0501 is printed as 1.05 and is not above 1.05. */
function atMost(goal: number, value: number, format: (value: number) => string): string {
  const text = format(value);
  return Number(text.replaceAll(",", "")) > goal ? `${text} **(over ${goal})**` : text;
}

function atLeast(goal: number, value: number): string {
  return value < goal ? `${value} **(under ${goal})**` : String(value);
}

/** A Markdown table with aligned columns, as the formatter writes it: text on the left, then values. */
function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((_, column) =>
    Math.max(4, ...[header, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const aligned = (text: string, column: number, width = widths[column] ?? 0) =>
    column === 0 ? text.padEnd(width) : text.padStart(width);
  const line = (cells: readonly string[]) =>
    `| ${cells.map((text, column) => aligned(text, column)).join(" | ")} |`;
  const [first = 0, ...others] = widths;
  const rule = ["-".repeat(first), ...others.map((width) => `${"-".repeat(width - 1)}:`)];
  return [line(header), line(rule), ...rows.map(line)].join("\n");
}
