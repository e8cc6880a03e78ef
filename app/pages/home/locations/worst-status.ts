import type { LocationStatus } from "../../../content/locations";

const byWeight: readonly LocationStatus[] = ["operational", "warning", "critical"];

/** A region is as well as the least well of its machines. */
export function worstStatus(machines: readonly { status: LocationStatus }[]): LocationStatus {
  const worst = Math.max(0, ...machines.map(({ status }) => byWeight.indexOf(status)));
  return byWeight[worst] ?? "operational";
}
