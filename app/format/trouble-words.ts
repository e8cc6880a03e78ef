import { localNumber } from "./numbers";

type Report = {
  worst: string;
  parts: readonly { name: string; status: string }[];
  incident?: string | undefined;
};

/** "Frankfurt: down", "3 locations affected". `named`: whether the names of the parts can be read. */
export function troubleWords({ worst, parts, incident }: Report, named: boolean): string {
  const affected = parts.filter(({ status }) => status !== "operational");
  const [first] = affected;
  if (named && first && affected.length === 1)
    return `${first.name}: ${worst === "critical" ? "down" : (incident ?? "trouble reported")}`;
  if (first) return `${localNumber(affected.length)} location${affected.length === 1 ? "" : "s"} affected`;
  return incident ?? "Trouble reported";
}
