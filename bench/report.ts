import type { PageLoad } from "./page-load";

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
export type RouteLoads = { path: string; page: readonly PageLoad[]; limit: readonly PageLoad[] };

type Metric = "firstPaint" | "largestPaint" | "blocking" | "layoutShift";

export function loadTable(routes: readonly RouteLoads[]): string {
  return table(
    "route, FCP ms, limit, ÷, LCP ms, limit, ÷, TBT ms, limit, added, CLS",
    routes.map(({ path, page, limit }) => {
      const ours = (name: Metric) => median(page.map((load) => load[name]));
      const best = (name: Metric) => median(limit.map((load) => load[name]));
      const ratio = (name: Metric) => atMost(goals.ratioToLimit, ours(name) / best(name), 2);
      return [
        path,
        ...[number(ours("firstPaint")), number(best("firstPaint")), ratio("firstPaint")],
        ...[number(ours("largestPaint")), number(best("largestPaint")), ratio("largestPaint")],
        ...[number(ours("blocking")), number(best("blocking"))],
        atMost(goals.addedBlockingMs, ours("blocking") - best("blocking")),
        atMost(goals.layoutShift, ours("layoutShift"), 3),
      ];
    }),
  );
}

export function scoreTable(routes: readonly RouteLoads[]): string {
  return table(
    "route, performance, accessibility, best-practices, seo, failed audits",
    routes.map(({ path, page: [load] }) => {
      const scores = ["performance", "accessibility", "best-practices", "seo"].map((category) => {
        const score = load?.scores[category] ?? 0;
        return score < goals.score ? `${score} **(under ${goals.score})**` : String(score);
      });
      return [path, ...scores, load?.failed.join(", ") || "none"];
    }),
  );
}

export function interactionTable(rows: readonly { name: string; durations: readonly number[] }[]): string {
  return table(
    "interaction, next paint ms, highest",
    rows.map(({ name, durations }) => [
      name,
      atMost(goals.interactionMs, median(durations)),
      number(Math.max(...durations)),
    ]),
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function number(value: number, digits = 0): string {
  return value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** The value as text, marked if the text says more than the goal: 1.0501 is printed as 1.05 and is not above 1.05. */
function atMost(goal: number, value: number, digits = 0): string {
  const text = number(value, digits);
  return Number(text.replaceAll(",", "")) > goal ? `${text} **(over ${goal})**` : text;
}

/** A Markdown table with aligned columns: text on the left, then values. */
function table(names: string, rows: readonly (readonly string[])[]): string {
  const header = names.split(", ");
  const rule = header.map((_, column) => (column === 0 ? "---" : "--:"));
  const lines = [header, rule, ...rows];
  const widths = header.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const aligned = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0);
  return lines.map((cells) => `| ${cells.map(aligned).join(" | ")} |`).join("\n");
}
