import { dayFormat, monthFormat, ordinalDays } from "virtual:language";
import { formatDate, parseIsoDate } from "./date-format";

/** "2026-03-01" -> "1 March 2026": in the locale of the site. Any other text is returned unchanged. */
export function formatDay(isoDate: string): string {
  return formatDate(isoDate, dayFormat);
}

/** "2025-03-01" -> "1st March 2025", in languages that write days so. */
export function formatOrdinalDay(isoDate: string): string {
  return formatDate(isoDate, dayFormat, ordinalDays);
}

/** "2026-08" or "2026-08-15" -> "August 2026". */
export function formatMonth(isoDate: string): string {
  const day = isoDate.length === "2026-08".length ? `${isoDate}-01` : isoDate;
  return parseIsoDate(day) ? formatDate(day, monthFormat) : isoDate;
}
