/* Dates are parsed and formatted in UTC, so that no time zone changes the day. Not with Intl: see numbers.ts. */
const months = "January February March April May June July August September October November December".split(
  " ",
);

/** "2026-03-01" -> "1 March 2026". Any other text is returned unchanged. */
export function formatDay(isoDate: string): string {
  const date = parseIsoDate(isoDate);
  return date ? `${date.getUTCDate()} ${monthOf(date)}` : isoDate;
}

/** "2025-03-01" -> "1st March 2025" */
export function formatOrdinalDay(isoDate: string): string {
  const date = parseIsoDate(isoDate);
  if (!date) return isoDate;
  const number = date.getUTCDate();
  // 11th, 12th and 13th are exceptions.
  const ending = Math.floor(number / 10) === 1 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${ending} ${monthOf(date)}`;
}

/** "2026-08" or "2026-08-15" -> "August 2026". */
export function formatMonth(isoDate: string): string {
  const date = parseIsoDate(isoDate.length === "2026-08".length ? `${isoDate}-01` : isoDate);
  return date ? monthOf(date) : isoDate;
}

/** The difference of the calendar months, whatever the days. */
export function monthsBetween(earlier: string, later: string): number {
  const [from, to] = [parseIsoDate(earlier), parseIsoDate(later)];
  if (!from || !to) return 0;
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
}

function monthOf(date: Date): string {
  return `${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

function parseIsoDate(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  // Date parses 31 February as 3 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? date : undefined;
}
