/**
 * A line of script for the HTML: hides the announcement once its last day is over, where the reader is. It runs before
 * the first paint, so nothing moves. Empty without a last day.
 */
export function announcementEnd(until: string | undefined): string {
  if (!until) return "";
  // Short, because it is in every page.
  return `new Date<new Date("${until}T24:00")||(document.documentElement.dataset.over="");`;
}
