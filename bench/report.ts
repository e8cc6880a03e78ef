import type { BuildTime } from "./build-time";
import { atLeast, atMost, goals, inKb, whole } from "./goals";
import type { Hydration } from "./hydration";
import type { InteractionCost } from "./interactions";
import { spread } from "./middle";
import { type Category, middleOf, type PageLoad } from "./page-load";
import { bytesByKind, kinds, type ScriptBytes } from "./request-bytes";

/** The same page with and without its scripts, visited in turn. */
export type RouteLoads = {
  path: string;
  page: readonly PageLoad[];
  limit: readonly PageLoad[];
  script: ScriptBytes;
};

/** A GitHub table. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(header),
    line(header.map((_, index) => (index === 0 ? "---" : "---:"))),
    ...rows.map(line),
  ].join("\n");
}

export function paintsTable(routes: readonly RouteLoads[]): string {
  const ratio = (page: number, limit: number) =>
    atMost(goals.ratioToLimit, page / limit, (figure) => figure.toFixed(2));
  const header = [
    "route",
    ...["FCP", "LCP"].flatMap((name) => [`${name} ms`, "limit", "÷"]),
    "TBT ms",
    "limit",
    "CLS",
    "Speed Index ms",
    "limit",
  ];
  return table(
    header,
    routes.map(({ path, page, limit }) => {
      const ours = middleOf(page);
      const best = middleOf(limit);
      const side = (name: "firstPaint" | "largestPaint") => [
        whole(ours[name]),
        whole(best[name]),
        ratio(ours[name], best[name]),
      ];
      return [
        path,
        ...side("firstPaint"),
        ...side("largestPaint"),
        atMost(goals.blockingMs, ours.blocking, whole),
        whole(best.blocking),
        atMost(goals.layoutShift, ours.layoutShift, (shift) => shift.toFixed(3)),
        whole(ours.speedIndex),
        whole(best.speedIndex),
      ];
    }),
  );
}

const categories: readonly Category[] = ["performance", "accessibility", "best-practices", "seo"];

export function scoresTable(routes: readonly RouteLoads[], hiddenPath: string): string {
  return table(
    ["route", "performance", "accessibility", "best practices", "SEO", "audits that fail", "largest element"],
    routes.map(({ path, page }) => {
      const performance = spread(page.map(({ scores }) => scores.performance ?? 0)).median;
      const [whole] = page;
      const scores = categories.map((category) => {
        const score = category === "performance" ? performance : (whole?.scores[category] ?? 0);
        // It asks not to be found, which Lighthouse takes for a fault.
        return category === "seo" && path === hiddenPath
          ? `${score} (hidden on purpose)`
          : atLeast(goals.score, score);
      });
      return [path, ...scores, whole?.failed.join(", ") || "none", `\`${whole?.largestElement}\``];
    }),
  );
}

export function bytesTable(routes: readonly RouteLoads[]): string {
  return table(
    ["route", "requests", "limit", ...kinds.map((kind) => kind.toLowerCase()), "all", "limit"],
    routes.map(({ path, page, limit }) => {
      const [first] = page;
      const [best] = limit;
      const bytes = bytesByKind(first?.requests ?? []);
      const sum = (loads: PageLoad | undefined) =>
        (loads?.requests ?? []).reduce((all, { bytes }) => all + bytes, 0);
      return [
        path,
        String(first?.requests.length),
        String(best?.requests.length),
        ...kinds.map((kind) => inKb(bytes[kind])),
        inKb(sum(first)),
        inKb(sum(best)),
      ];
    }),
  );
}

export function scriptTable(routes: readonly RouteLoads[]): string {
  const kb = (bytes: number) => (bytes / 1024).toFixed(1);
  return table(
    ["route", "all", "React", "router", "ours"],
    routes.map(({ path, script: { all, react, router, ours } }) => [
      path,
      atMost(goals.scriptKb, all / 1024, (figure) => figure.toFixed(1)),
      kb(react),
      kb(router),
      atMost(goals.ourScriptKb, ours / 1024, (figure) => figure.toFixed(1)),
    ]),
  );
}

export function interactionTable(
  rows: readonly { name: string; costs: readonly InteractionCost[] }[],
): string {
  return table(
    ["interaction", "next paint ms", "worst", "longest task ms", "worst"],
    rows.map(({ name, costs }) => {
      const paint = spread(costs.map(({ nextPaintMs }) => nextPaintMs));
      const task = spread(costs.map(({ longestTaskMs }) => longestTaskMs));
      return [
        name,
        atMost(goals.nextPaintMs, paint.median, whole),
        whole(paint.worst),
        whole(task.median),
        whole(task.worst),
      ];
    }),
  );
}

export function hydrationTable(rows: readonly { path: string; runs: readonly Hydration[] }[]): string {
  return table(
    ["route", "hydration ms", "worst", "longest task ms", "worst"],
    rows.map(({ path, runs }) => {
      const time = spread(runs.map(({ ms }) => ms));
      const task = spread(runs.map(({ longestTaskMs }) => longestTaskMs));
      return [path, whole(time.median), whole(time.worst), whole(task.median), whole(task.worst)];
    }),
  );
}

export function buildTable({ coldMs, warmMs }: BuildTime): string {
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  return table(
    ["build", "s"],
    [
      ["nothing kept from before", seconds(coldMs)],
      ["share cards unchanged", seconds(warmMs)],
    ],
  );
}
