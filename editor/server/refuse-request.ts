import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export type Sender = { method: string; path: string; headers: IncomingHttpHeaders };

/** Why a request is not answered, or undefined. Only pages that the editor itself delivered may use it. */
export function refuseRequest(
  { method, path, headers }: Sender,
  port: number,
  token: string,
): string | undefined {
  const { host = "", origin, "content-type": type = "" } = headers;
  // A name of someone else that leads to this computer (DNS rebinding) has another host.
  if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`)
    return "This is not the address of the editor.";
  if (origin !== undefined && origin !== `http://${host}`) return "Only the editor's own page may do this.";
  const site = headers["sec-fetch-site"];
  const isOwn = site === undefined || site === "same-origin" || site === "none";
  // A link to the editor may be anywhere; files and actions may not.
  const isVisit = method === "GET" && headers["sec-fetch-dest"] === "document";
  if (!isOwn && !isVisit) return "Only the editor's own page may do this.";
  if (method === "GET" && !path.startsWith("/api/")) return undefined;

  if (method !== "POST") return "The editor answers GET and POST only.";
  if (origin === undefined) return "Only the editor's own page may do this.";
  if (!/^application\/json\b/.test(type)) return "The editor reads JSON only.";
  if (!isSame(String(headers["x-editor-token"] ?? ""), token))
    return "This page is from an earlier start of the editor: copy what you typed and reload the page.";
  return undefined;
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
