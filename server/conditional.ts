import type { IncomingHttpHeaders } from "node:http";

type Validators = { etag: string; lastModified: Date };

/** Whether the client already has what it asks for (RFC 9110, 13.2.2): the ETag counts, the date only without one. */
export function isUnchanged(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
  const tags = headers["if-none-match"];
  if (tags !== undefined) {
    return tags.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
  }
  const since = Date.parse(headers["if-modified-since"] ?? "");
  return !Number.isNaN(since) && wholeSeconds(lastModified) <= since;
}

/** Whether a part may be sent to a client that has an older part, if it has one (RFC 9110, 13.1.5). */
export function rangeStillFits(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
  const condition = headers["if-range"]?.toString();
  return (
    condition === undefined || condition === etag || Date.parse(condition) === wholeSeconds(lastModified)
  );
}

/** Dates in headers have no fractions. */
function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000;
}
