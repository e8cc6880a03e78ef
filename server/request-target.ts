import type { IncomingMessage } from "node:http";
import { wwwRedirect } from "../build/policy/policy";

/** RFC 9112, 3.2. HTTP/1.0 has no Host header. */
export function hasOneHost({ httpVersion, headersDistinct }: IncomingMessage): boolean {
  return headersDistinct.host?.length === 1 || (httpVersion === "1.0" && !headersDistinct.host);
}

export function isWww({ headers }: IncomingMessage): boolean {
  return headers.host?.toLowerCase().replace(/:\d+$/, "") === wwwRedirect.host;
}

/** Path, decoded, and query as it was sent; `sent` is both as they were sent. A proxy may send the whole URL (RFC 9112, 3.2.2). */
export function parseTarget(url: string): { path: string; query: string; sent: string } | undefined {
  const [match, path = "", query = ""] = /^(?:https?:\/\/[^/?]*)?(\/[^?]*)?(\?.*)?$/i.exec(url) ?? [];
  return match === undefined
    ? undefined
    : { path: decodePath(path) || "/", query, sent: (path || "/") + query };
}

/** A path that cannot be decoded is returned unchanged: no file has it, so the response is the 404 page. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
