/**
 * A line of script for the HTML: hides the announcement once its last day is over, where the reader is. It runs before
 * the first paint, so nothing moves. Empty without a last day.
 */
export function announcementEnd(until: string | undefined): string {
  if (!until) return "";
  return `if(Date.now()>=Date.parse("${until}T24:00"))document.documentElement.dataset.announcement="over";`;
}
