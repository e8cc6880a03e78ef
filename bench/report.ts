import type { BuildTime } from "./build-time";
import { atLeast, atMost, goals, inKb, whole } from "./goals";
import type { Hydration } from "./hydration";
import type { InteractionCost } from "./interactions";
import { median, spread } from "./middle";
import { middleOf, type PageLoad } from "./page-load";
import { bytesByKind, kinds, type ScriptBytes } from "./request-bytes";
import { table } from "./table";

/** The same page with and without its scripts, visited in turn. */
export type RouteLoads = {
  path: string;
  page: readonly PageLoad[];
  limit: readonly PageLoad[];
  /** The visit of the page for all the audits. */
  audited: PageLoad;
  script: ScriptBytes;
};

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

/** What a page that says "not found" fails by saying so: its status is an error, and it asks not to be listed. */
const failedByNotFound = ["errors-in-console", "http-status-code", "is-crawlable"];

export function scoresTable(routes: readonly RouteLoads[], notFoundPath: string): string {
  const performanceOf = (loads: readonly PageLoad[]) =>
    median(loads.map(({ scores }) => scores.performance ?? 0));
  return table(
    [
      "route",
      "performance",
      "limit",
      "accessibility",
      "best practices",
      "SEO",
      "audits that fail",
      "largest element",
    ],
    routes.map(({ path, page, limit, audited }) => {
      const { scores, failed, largestElement } = audited;
      const asItMust = path === notFoundPath && failed.every((audit) => failedByNotFound.includes(audit));
      const others = (["accessibility", "best-practices", "seo"] as const).map((category) => {
        const score = scores[category] ?? 0;
        return asItMust && score < goals.score ? `${score} (as a 404 must)` : atLeast(goals.score, score);
      });
      return [
        path,
        atLeast(goals.score, performanceOf(page)),
        String(performanceOf(limit)),
        ...others,
        failed.join(", ") || "none",
        `\`${largestElement}\``,
      ];
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
  return table(
    ["route", "all", "React", "router", "ours"],
    routes.map(({ path, script: { all, react, router, ours } }) => [
      path,
      atMost(goals.scriptKb, all, inKb),
      inKb(react),
      inKb(router),
      atMost(goals.ourScriptKb, ours, inKb),
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
