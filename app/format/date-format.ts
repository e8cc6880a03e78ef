/** How a locale writes a date. The build asks Intl for it: see site/language.ts. */
export type DateFormat = {
  /** "{day} {month} {year}" */
  pattern: string;
  /** The names of the months, as they are in such a date. */
  months: readonly string[];
};

/** "2026-03-01" -> "1 March 2026". Any other text is returned unchanged. `days` are the words for the days from 1 to 31. */
export function formatDate(
  isoDate: string,
  { pattern, months }: DateFormat,
  days: readonly string[] = [],
): string {
  const date = parseIsoDate(isoDate);
  if (!date) return isoDate;
  const day = date.getUTCDate();
  return pattern
    .replace("{day}", days[day - 1] ?? String(day))
    .replace("{month}", months[date.getUTCMonth()] ?? "")
    .replace("{year}", String(date.getUTCFullYear()));
}

/** In UTC, so that no time zone changes the day. */
export function parseIsoDate(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  // Date parses 31 February as 3 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? date : undefined;
}

/** The difference of the calendar months, whatever the days. */
export function monthsBetween(earlier: string, later: string): number {
  const [from, to] = [parseIsoDate(earlier), parseIsoDate(later)];
  if (!from || !to) return 0;
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
}
