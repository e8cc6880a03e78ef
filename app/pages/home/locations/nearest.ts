import type { Region } from "../../../content/locations";
import type { Ping } from "./use-ping";

export type PingTarget = { url: string; cityId: string; name: string };

/** The addresses to measure, each once, with the first city that has it. */
export function pingTargets(regions: readonly Region[]): PingTarget[] {
  const targets = new Map<string, PingTarget>();
  for (const { id, name, pingUrl } of regions.flatMap(({ cities }) => cities))
    if (pingUrl && !targets.has(pingUrl)) targets.set(pingUrl, { url: pingUrl, cityId: id, name });
  return [...targets.values()];
}

/** The first of those with the shortest round trip, once all are measured. */
export function nearestTarget(targets: readonly PingTarget[], { state, results }: Ping) {
  if (state !== "done") return undefined;
  const answered = targets.flatMap((target) => {
    const ms = results[target.url];
    return typeof ms === "number" ? [{ ...target, ms }] : [];
  });
  return answered.toSorted((one, other) => one.ms - other.ms)[0];
}
