import { encodings } from "../../build/policy/policy";

export type SiteRequest = { method?: string; path: string; headers?: Readonly<Record<string, string>> };

/** A request and the answer every host has to give. */
export type Expectation = {
  /** A sentence; no two are the same. */
  name: string;
  request: SiteRequest;
  /** Ask once, then again with what the answer said of itself. */
  again?: "If-None-Match" | "If-Modified-Since";
  status: number;
  /** Just these values; an empty one means that the header must be there. */
  headers: Headers;
  /** Undefined: the body is not to be encoded. */
  encoding?: string;
  /** Once decoded; undefined where nobody reads it. */
  body?: Buffer;
};

export type Headers = Readonly<Record<string, string>>;

export const empty = Buffer.alloc(0);

/** A file or page that is there, in every way it can be asked for. */
export function servedExpectations(
  path: string,
  policy: Headers,
  contentType: string,
  file: { body: Buffer; compressed: boolean },
): Expectation[] {
  const headers = { ...policy, "Content-Type": contentType, ETag: "" };
  const found = { status: 200, headers, body: file.body };
  const accepting = (value: string) => ({ path, headers: { "Accept-Encoding": value } });
  return [
    { ...found, name: `${path} is there`, request: { path } },
    { ...found, name: `${path} is there, whatever the query`, request: { path: `${path}?q=x&y=%20` } },
    {
      ...found,
      name: `HEAD ${path} is the same without a body`,
      request: { method: "HEAD", path },
      body: empty,
    },
    {
      ...found,
      name: `${path} comes as it is for who takes no encoding of ours`,
      request: accepting("identity, gzip;q=0, br;q=0.0"),
    },
    ...[
      ...encodings.map(({ name }) => [name, name] as const),
      ["gzip, deflate, br, zstd", "br"] as const,
      ["gzip, br;q=0", "gzip"] as const,
    ].map(([accepted, encoding]) => ({
      ...found,
      name: `${path} for who takes "${accepted}"`,
      request: accepting(accepted),
      ...(file.compressed ? { encoding } : {}),
    })),
    ...["identity", "br"].map((accepted) => ({
      name: `${path} is not sent again to who has it (${accepted})`,
      request: accepting(accepted),
      again: "If-None-Match" as const,
      status: 304,
      // Of a 304 a browser uses these; not every host sends more with it.
      headers: Object.fromEntries(["Cache-Control", "Vary"].map((name) => [name, policy[name] ?? ""])),
      body: empty,
    })),
  ];
}

/** The same expectation of a host that has no brotli: gzip takes its place for who accepts it, or nothing does. */
export function withoutBrotli(expectation: Expectation): Expectation {
  const { encoding, ...others } = expectation;
  if (encoding !== "br") return expectation;
  const accepted = expectation.request.headers?.["Accept-Encoding"] ?? "";
  return accepted.includes("gzip") ? { ...others, encoding: "gzip" } : others;
}
