import type { Browser, Page } from "@playwright/test";

export type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds, as are the next two. */
  ts: number;
  dur?: number;
  /** Of the thread alone: what other programs took meanwhile is not in it, what slows the thread down is. */
  tdur?: number;
  args?: { name?: string };
};

/** Tasks, the evaluation of modules and the page's own marks: no more than we ask about, since it costs time too. */
const categories = ["-*", "toplevel", "v8", "blink.user_timing"];

/** What Chromium notes while something happens. */
export async function traced(
  browser: Browser,
  page: Page,
  happen: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories, screenshots: false });
  await happen();
  return JSON.parse((await browser.stopTracing()).toString("utf8")).traceEvents;
}

/** Processor milliseconds of the longest task on a page's main thread; of those that end after `from` and begin before `to`. */
export function longestTask(events: readonly TraceEvent[], from = 0, to = Number.POSITIVE_INFINITY): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(threadOf),
  );
  const lengths = events
    .filter((event) => event.name.endsWith("::RunTask") && mainThreads.has(threadOf(event)))
    .filter(({ ts, dur = 0 }) => ts + dur > from && ts < to)
    .map(({ tdur = 0 }) => tdur / 1000);
  return Math.max(0, ...lengths);
}

/** When the app's first module is evaluated and when it runs; the module before it is the script that fetches them. */
export function hydrationOf(events: readonly TraceEvent[]): { from: number; to: number } {
  const evaluations = events.filter(({ name }) => name === "v8.evaluateModule").map(({ ts }) => ts);
  const [, from] = evaluations.sort((a, b) => a - b);
  const to = events.find(({ name }) => name === runningMark)?.ts;
  if (from === undefined || to === undefined) throw new Error("The app did not start under the trace.");
  return { from, to };
}

/** Set by the page under measurement at the moment it says that the app runs. */
export const runningMark = "bench: app running";
