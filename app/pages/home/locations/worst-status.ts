import type { LocationStatus } from "../../../content/locations";

const bySeverity: readonly LocationStatus[] = ["operational", "warning", "critical"];

export function worstStatus(machines: readonly { status: LocationStatus }[]): LocationStatus {
  const worst = Math.max(0, ...machines.map(({ status }) => bySeverity.indexOf(status)));
  return bySeverity[worst] ?? "operational";
}
