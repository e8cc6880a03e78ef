/** How the site writes dates. Days have no time zone, so none may shift them: everything is counted in UTC. */
const day = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const month = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" });
const ordinal = new Intl.PluralRules("en", { type: "ordinal" });
const ordinalEndings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

/** "2026-03-01" -> "1 March 2026". What is no such date is shown as the text it is. */
export function wordDay(isoDate: string): string {
  const date = parseIsoDate(isoDate);
  return date ? day.format(date) : isoDate;
}

/** "2025-03-01" -> "1st March 2025": the wording of the day of founding. */
export function wordOrdinalDay(isoDate: string): string {
  const date = parseIsoDate(isoDate);
  if (!date) return isoDate;
  const number = date.getUTCDate();
  return `${number}${ordinalEndings[ordinal.select(number)] ?? "th"} ${month.format(date)}`;
}

/** "2026-08" or "2026-08-15" -> "August 2026". */
export function wordMonth(isoDate: string): string {
  const date = parseIsoDate(isoDate.length === "2026-08".length ? `${isoDate}-01` : isoDate);
  return date ? month.format(date) : isoDate;
}

/** How many months lie between the months of two days, whatever the days. */
export function monthsBetween(earlier: string, later: string): number {
  const [from, to] = [parseIsoDate(earlier), parseIsoDate(later)];
  if (!from || !to) return 0;
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
}

function parseIsoDate(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  // 31 February is read as 3 March, which nobody meant.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? date : undefined;
}
