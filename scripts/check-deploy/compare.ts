import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { forbiddenHeaders } from "../../build/policy/policy";
import type { Expectation } from "./expectation";
import type { SendRequest, SiteResponse } from "./http-client";

export type Difference = { what: string; expected: string; got: string };

/** Asks, and lists what is not as it should be. Relative addresses are read against `base`. */
export async function differencesOf(
  expectation: Expectation,
  send: SendRequest,
  base: URL,
): Promise<Difference[]> {
  const { request, again } = expectation;
  const first = await send(request);
  if (!again) return compare(expectation, first, base);
  const validator = first.headers[again === "If-None-Match" ? "etag" : "last-modified"];
  if (!validator) return [{ what: again, expected: "a first answer one can ask about again", got: "none" }];
  const second = await send({ ...request, headers: { ...request.headers, [again]: validator } });
  return compare(expectation, second, base);
}

function compare(expectation: Expectation, response: SiteResponse, base: URL): Difference[] {
  const differences: Difference[] = [];
  const hold = (what: string, expected: string, got: string) => {
    if (expected !== got) differences.push({ what, expected, got });
  };
  hold("status", String(expectation.status), String(response.status));
  for (const [name, value] of Object.entries(expectation.headers)) {
    const got = headerOf(response, name);
    if (value === "") hold(name, "some value", got === "" ? "" : "some value");
    else if (name === "Location") hold(name, new URL(value, base).href, got && new URL(got, base).href);
    else if (name === "Allow") hold(name, value, withoutEmpty(got));
    else hold(name, value, got);
  }
  for (const name of forbiddenHeaders) hold(name, "", headerOf(response, name));
  // Some hosts insist on their name; a version in it would only help who knows its holes.
  const server = headerOf(response, "Server");
  hold("Server", server.replace(/[/\d].*/, ""), server);

  const { encoding = "", body } = expectation;
  if (!body) return differences;
  if (body.length > 0) hold("Content-Encoding", encoding, headerOf(response, "Content-Encoding"));
  const decoded = decode(response);
  if (!decoded.equals(body)) {
    const at = firstDifference(body, decoded);
    differences.push({ what: "body", expected: summaryOf(body, at), got: summaryOf(decoded, at) });
  }
  return differences;
}

function headerOf({ headers }: SiteResponse, name: string): string {
  const value = headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(", ") : (value ?? "");
}

/** Apache adds an empty one of its own; a list may have those (RFC 9110, 5.6.1). */
function withoutEmpty(list: string): string {
  return list
    .split(",")
    .map((element) => element.trim())
    .filter(Boolean)
    .join(", ");
}

function decode({ headers, body }: SiteResponse): Buffer {
  if (body.length === 0) return body;
  try {
    if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
    if (headers["content-encoding"] === "gzip") return gunzipSync(body);
    return body;
  } catch {
    return Buffer.from("(does not decode)");
  }
}

function firstDifference(one: Buffer, other: Buffer): number {
  const shorter = Math.min(one.length, other.length);
  for (let at = 0; at < shorter; at++) if (one[at] !== other[at]) return at;
  return shorter;
}

/** How long it is, and a few of its bytes from a place on. */
function summaryOf(body: Buffer, at: number): string {
  const shown = body
    .subarray(at, at + 40)
    .toString("latin1")
    .replaceAll(/[^ -~]/g, "·");
  const place = at > 0 ? `, at ${at}` : "";
  return `${body.length} bytes${place}: ${shown}${body.length > at + 40 ? "…" : ""}`;
}
