import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentTypeOf } from "../../build/policy/content-types";
import { encodings, type Headers } from "../../build/policy/policy";
import { isCompressed } from "../../build/policy/site-rules";

export type SiteRequest = { method?: string; path: string; headers?: Headers };

/** A request and the response that every host has to give. */
export type Expectation = {
  /** Unique; also the name of the test. */
  name: string;
  request: SiteRequest;
  /** Send the request again with this header, set to the validator of the first response. */
  again?: "If-None-Match" | "If-Modified-Since";
  status: number;
  /** Expected values; an empty one means that the header must be present. */
  headers: Headers;
  /** Undefined: the body must not be encoded. */
  encoding?: string;
  /** Decoded; undefined if the body does not matter. */
  body?: Buffer;
};

export const empty = Buffer.alloc(0);

/** A file or page that exists, requested in every way. */
export function servedExpectations(path: string, policy: Headers, site: string, file: string): Expectation[] {
  const headers = { ...policy, "Content-Type": contentTypeOf(file), ETag: "" };
  const found = { status: 200, headers, body: readFileSync(join(site, file)) };
  const accepting = (value: string) => ({ path, headers: { "Accept-Encoding": value } });
  return [
    { ...found, name: `GET ${path}`, request: { path } },
    { ...found, name: `GET ${path} with a query`, request: { path: `${path}?q=x&y=%20` } },
    { ...found, name: `HEAD ${path}`, request: { method: "HEAD", path }, body: empty },
    {
      ...found,
      name: `GET ${path} without an accepted encoding is not encoded`,
      request: accepting("identity, gzip;q=0, br;q=0.0"),
    },
    ...[
      ...encodings.map(({ name }) => [name, name] as const),
      ["gzip, deflate, br, zstd", "br"] as const,
      ["gzip, br;q=0", "gzip"] as const,
    ].map(([accepted, encoding]) => ({
      ...found,
      name: `GET ${path} with Accept-Encoding: ${accepted}`,
      request: accepting(accepted),
      ...(isCompressed(`/${file}`) ? { encoding } : {}),
    })),
    ...["identity", "br"].map((accepted) => ({
      name: `GET ${path} with its ETag is 304 (${accepted})`,
      request: accepting(accepted),
      again: "If-None-Match" as const,
      status: 304,
      // Browsers use these headers of a 304; not every host sends more.
      headers: Object.fromEntries(["Cache-Control", "Vary"].map((name) => [name, policy[name] ?? ""])),
      body: empty,
    })),
  ];
}

/** The same expectation for a host without brotli: gzip if it is accepted, otherwise no encoding. */
export function withoutBrotli(expectation: Expectation): Expectation {
  const { encoding, ...others } = expectation;
  if (encoding !== "br") return expectation;
  const accepted = expectation.request.headers?.["Accept-Encoding"] ?? "";
  return accepted.includes("gzip") ? { ...others, encoding: "gzip" } : others;
}
