import { monthsBetween } from "../../format/date-format";

/** Shown after the last entry. */
const lastMonths = 3;

/** The months from an entry to the next; at least one, because each entry has its own mark on the ruler. */
export function monthsAfter(entries: readonly { date: string }[], index: number): number {
  const entry = entries[index];
  const next = entries[index + 1];
  return entry && next ? Math.max(1, monthsBetween(entry.date, next.date)) : lastMonths;
}
