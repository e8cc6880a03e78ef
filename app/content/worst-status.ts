import type { LocationStatus } from "../../schemas/home";

const bySeverity: readonly LocationStatus[] = ["operational", "warning", "critical"];

export function worstStatus(statuses: readonly LocationStatus[]): LocationStatus {
  const worst = Math.max(0, ...statuses.map((status) => bySeverity.indexOf(status)));
  return bySeverity[worst] ?? "operational";
}
