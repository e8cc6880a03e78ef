import { parts } from "./blocking";
import { atLeast, atMost, goals } from "./goals";
import type { Audits, Metrics, PageLoad } from "./page-load";
import { inKb, type ScriptBytes } from "./script-bytes";
import { median, medianAndRange, whole } from "./statistics";
import { table } from "./table";

/** The same page with and without its scripts, loaded in turn. */
export type RouteLoads = {
  path: string;
  page: readonly PageLoad[];
  limit: readonly PageLoad[];
  audits: Audits;
  script: ScriptBytes;
};

const medianOf = (loads: readonly PageLoad[], name: keyof Metrics) =>
  median(loads.map(({ metrics }) => metrics[name]));

export function paintTable(routes: readonly RouteLoads[]): string {
  return table(
    ["route", "FCP ms", "limit", "÷", "LCP ms", "limit", "÷", "CLS"],
    routes.map(({ path, page, limit }) => [
      path,
      ...(["firstPaint", "largestPaint"] as const).flatMap((name) => {
        const [ours, best] = [medianOf(page, name), medianOf(limit, name)];
        const ratio = atMost(goals.ratioToLimit, ours / best, (value) => value.toFixed(2));
        return [whole(ours), whole(best), ratio];
      }),
      atMost(goals.layoutShift, medianOf(page, "layoutShift"), (shift) => shift.toFixed(3)),
    ]),
  );
}

export function blockingTable(routes: readonly RouteLoads[]): string {
  const blocking = (loads: readonly PageLoad[]) => loads.map(({ metrics }) => metrics.blocking);
  return table(
    ["route", "TBT ms", "limit", "added"],
    routes.map(({ path, page, limit }) => {
      const added = medianOf(page, "blocking") - medianOf(limit, "blocking");
      const [ours, best] = [blocking(page), blocking(limit)];
      return [path, medianAndRange(ours), medianAndRange(best), atMost(goals.addedBlockingMs, added, whole)];
    }),
  );
}

export function blockingPartsTable(routes: readonly RouteLoads[]): string {
  return table(
    ["route", ...parts.flatMap((part) => [part, "limit"])],
    routes.map(({ path, page, limit }) => [
      path,
      ...parts.flatMap((part) =>
        [page, limit].map((loads) => whole(median(loads.map(({ blockingParts }) => blockingParts[part])))),
      ),
    ]),
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
