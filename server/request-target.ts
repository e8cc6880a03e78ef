/** Path and query. A proxy may send the whole URL (RFC 9112, 3.2.2), which can contain a user and a password. */
const pattern = /^(?:https?:\/\/[^/?]*)?(\/[^?]*)?(\?.*)?$/i;

/** The path as it was sent, and the query with its question mark; undefined for what is no address of this site. */
export function readTarget(url = ""): { path: string; query: string } | undefined {
  const [match, path = "/", query = ""] = pattern.exec(url) ?? [];
  return match === undefined ? undefined : { path, query };
}

/** For logs: a query could identify a visitor, and so could the user of a URL. */
export function loggedPath(url?: string): string {
  return url ? (readTarget(url)?.path ?? "") : "";
}
