import { TBTImpactTasks } from "lighthouse/core/computed/tbt-impact-tasks.js";
import type { RunnerResult } from "./page-load";

/** Milliseconds of the total blocking time by what the main thread did. */
export type Blocking = Record<Part, number>;

export const parts = ["evaluation", "running", "layout", "paint", "other"] as const;

type Part = (typeof parts)[number];

type Task = { event: { name: string }; parent?: Task | undefined };

/** What is read of Lighthouse's tasks. */
export type BlockingTask = Task & { selfTbtImpact: number; group: { id: string } };

/** Splits the total blocking time as Lighthouse does, by the tasks of its own trace. */
export async function readBlocking({ artifacts, lhr }: RunnerResult): Promise<Blocking> {
  const { Trace: trace, DevtoolsLog: devtoolsLog, GatherContext: gatherContext, SourceMaps, URL } = artifacts;
  const settings = lhr.configSettings;
  const input = { trace, devtoolsLog, gatherContext, settings, SourceMaps, URL, simulator: null };
  return sumParts(await TBTImpactTasks.request(input, { computedCache: new Map(), settings }));
}

export function sumParts(tasks: readonly BlockingTask[]): Blocking {
  const sums: Blocking = { evaluation: 0, running: 0, layout: 0, paint: 0, other: 0 };
  for (const task of tasks) sums[partOf(task)] += task.selfTbtImpact;
  return sums;
}

/** Evaluation is that of modules, with all compiling; later script, such as hydration, is running. */
function partOf(task: BlockingTask): Part {
  const { group, event } = task;
  if (group.id === "styleLayout") return "layout";
  if (group.id === "paintCompositeRender" || /^(Commit|Layerize)$/.test(event.name)) return "paint";
  if (group.id === "scriptParseCompile" || isEvaluation(task)) return "evaluation";
  return group.id === "scriptEvaluation" || group.id === "garbageCollection" ? "running" : "other";
}

function isEvaluation({ event, parent }: Task): boolean {
  return /compile|evaluate/i.test(event.name) || (parent !== undefined && isEvaluation(parent));
}
