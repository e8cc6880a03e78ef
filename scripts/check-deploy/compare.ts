import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { forbiddenHeaders } from "../../build/policy/policy";
import type { Expectation } from "./expectation";
import type { SendRequest, SiteResponse } from "./http-client";

export type Difference = { what: string; expected: string; got: string };

/** Sends the request and lists the differences from the expectation. Relative URLs are resolved against `base`. */
export async function differencesOf(
  expectation: Expectation,
  send: SendRequest,
  base: URL,
): Promise<Difference[]> {
  const { request, again } = expectation;
  const first = await send(request);
  if (!again) return compare(expectation, first, base);
  const validator = first.headers[again === "If-None-Match" ? "etag" : "last-modified"];
  if (!validator) return [{ what: again, expected: "a validator in the first response", got: "none" }];
  const second = await send({ ...request, headers: { ...request.headers, [again]: validator } });
  return compare(expectation, second, base);
}

function compare(expectation: Expectation, response: SiteResponse, base: URL): Difference[] {
  const differences: Difference[] = [];
  const check = (what: string, expected: string, got: string) => {
    if (expected !== got) differences.push({ what, expected, got });
  };
  check("status", String(expectation.status), String(response.status));
  for (const [name, value] of Object.entries(expectation.headers)) {
    const got = headerOf(response, name);
    if (value === "") check(name, "some value", got === "" ? "" : "some value");
    else if (name === "Location") check(name, new URL(value, base).href, got && new URL(got, base).href);
    else if (name === "Allow") check(name, value, withoutEmpty(got));
    else check(name, value, got);
  }
  for (const name of forbiddenHeaders) check(name, "", headerOf(response, name));
  // Some hosts always send their name; a version would help an attacker.
  const server = headerOf(response, "Server");
  check("Server", server.replace(/[/\d].*/, ""), server);

  const { encoding = "", body } = expectation;
  if (!body) return differences;
  if (body.length > 0) check("Content-Encoding", encoding, headerOf(response, "Content-Encoding"));
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

/** Apache adds an empty element; a list may contain those (RFC 9110, 5.6.1). */
function withoutEmpty(list: string): string {
  return (list.match(/[^\s,]+/g) ?? []).join(", ");
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

/** The first position where two values differ, or the length of the first. */
export function firstDifference(one: ArrayLike<unknown>, other: ArrayLike<unknown>): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** The length, and some bytes from a position on. */
function summaryOf(body: Buffer, at: number): string {
  const shown = body
    .subarray(at, at + 40)
    .toString("latin1")
    .replaceAll(/[^ -~]/g, "·");
  const position = at > 0 ? `, at ${at}` : "";
  return `${body.length} bytes${position}: ${shown}${body.length > at + 40 ? "…" : ""}`;
}
