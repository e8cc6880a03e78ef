import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { sha256 } from "../../render/build-record";
import { forbiddenHeaders, type Headers } from "../../render/policy/policy";
import type { SendRequest, SiteRequest, SiteResponse } from "./http-client";

/** A request and the response that every host has to give. */
export type Expectation = {
  /** Unique; also the name of the test. */
  name: string;
  request: SiteRequest;
  /** Send the request again with the ETag of the first response. */
  again?: boolean;
  status: number;
  /** Expected values; an empty one means that the header must be present. */
  headers: Headers;
  /** Undefined or empty: the body must not be encoded. */
  encoding?: string;
  /** Decoded; undefined if the body does not matter. */
  body?: Buffer;
};

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
  const { etag = "" } = first.headers;
  const second = await send({ ...request, headers: { ...request.headers, "If-None-Match": etag } });
  return compare(expectation, second, base);
}

function compare(expectation: Expectation, response: SiteResponse, base: URL): Difference[] {
  const differences: Difference[] = [];
  const check = (what: string, expected: string, got: string) => {
    if (expected !== got) differences.push({ what, expected, got });
  };
  const header = (name: string) => String(response.headers[name.toLowerCase()] ?? "");
  check("status", String(expectation.status), String(response.status));
  for (const [name, value] of Object.entries(expectation.headers)) {
    const got = header(name);
    if (value === "") check(name, "some value", got && "some value");
    else if (name === "Location") check(name, new URL(value, base).href, got && new URL(got, base).href);
    // Apache adds an empty element; a list may contain those (RFC 9110, 5.6.1).
    else if (name === "Allow") check(name, value, got.replace(/^[\s,]+|[\s,]+$/g, ""));
    else check(name, value, got);
  }
  for (const name of forbiddenHeaders) check(name, "", header(name));
  // Some hosts always send their name; a version would help an attacker.
  check("Server", header("Server").replace(/[/\d].*/, ""), header("Server"));

  const { encoding = "", body } = expectation;
  if (!body) return differences;
  if (body.length > 0) check("Content-Encoding", encoding, header("Content-Encoding"));
  check("body", summary(body), summary(decode(response)));
  return differences;
}

function summary(bytes: Buffer): string {
  return `${bytes.length} bytes with the hash ${sha256(bytes)}`;
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
