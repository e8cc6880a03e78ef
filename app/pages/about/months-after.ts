import { monthsBetween } from "../../format/dates";

/** What the ruler shows after the last entry: time goes on, and nothing is promised for it. */
const monthsToCome = 3;

/** How many months the ruler runs from an entry to the next; at least one, or the entries would share a tick. */
export function monthsAfter(entries: readonly { date: string }[], index: number): number {
  const entry = entries[index];
  const next = entries[index + 1];
  return entry && next ? Math.max(1, monthsBetween(entry.date, next.date)) : monthsToCome;
}
