import type { LocationStatus } from "../../site/schemas/home";

export const severities: readonly LocationStatus[] = ["operational", "warning", "critical"];

export function worstStatus(statuses: readonly LocationStatus[]): LocationStatus {
  const worst = Math.max(0, ...statuses.map((status) => severities.indexOf(status)));
  return severities[worst] ?? "operational";
}
