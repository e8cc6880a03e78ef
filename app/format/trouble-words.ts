import { words } from "../content/interface";
import { plural } from "./phrase";

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
    return `${first.name}: ${worst === "critical" ? words.status.down : (incident ?? words.status.trouble)}`;
  if (first) return plural(words.status.affected, affected.length);
  return incident ?? capitalised(words.status.trouble);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
