// @vitest-environment node
import { utimes } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { asset, exchange, missingHeaders, policy, serveFixtureSite } from "./site-fixture";

// tests/host-contract has the tests that every host must pass; these are about our server only.

const running = serveFixtureSite();

test("each encoding has an ETag of its own", async () => {
  const tags = new Set<string | undefined>();
  for (const accepted of ["identity", "gzip", "br"]) {
    const { headers } = await running.send({ path: asset, headers: { "Accept-Encoding": accepted } });
    tags.add(headers.etag);
  }
  expect(tags.size).toBe(3);
});

test.each([
  ["If-Match", '"other"', 412],
  ["If-Match", "the ETag of the file", 412],
  ["If-Match", "*", 200],
  ["If-Unmodified-Since", "Sun, 01 Mar 2020 12:00:00 GMT", 412],
  ["If-Modified-Since", "yesterday", 200],
  ["If-None-Match", '"other", "another"', 200],
  ["If-None-Match", "*", 304],
])("%s: %s is answered with %s and the headers of the policy", async (name, value, status) => {
  const path = "/careers/writer";
  const { etag } = (await running.send({ path })).headers;
  const sent = value === "the ETag of the file" ? String(etag) : value;
  const response = await running.send({ path, headers: { [name]: sent } });
  expect(response.status).toBe(status);
  for (const [header, expected] of Object.entries({ ...policy.commonHeaders, "Cache-Control": "no-cache" }))
    expect(response.headers[header.toLowerCase()]).toBe(expected);
});

test.each([
  ["a refused precondition, even of a hashed file,", asset, { "If-Match": '"other"' }, 412],
  ["/healthz", "/healthz", { Accept: "*/*" }, 200],
])("%s must not be cached", async (_, path, headers, status) => {
  const response = await running.send({ path, headers });
  expect(response.status).toBe(status);
  expect(missingHeaders(response)).toEqual([]);
});

test.each([
  ["/nope", "If-Match", "*", 404],
  ["/gone.js", "If-Match", '"other"', 404],
  ["/nope", "If-None-Match", "*", 404],
  ["/nope", "If-Unmodified-Since", "Sun, 01 Mar 2020 12:00:00 GMT", 404],
  ["/backstage", "If-Match", '"other"', 302],
])("%s with %s: %s is answered as without it, with %d", async (path, name, value, status) => {
  expect((await running.send({ path, headers: { [name]: value } })).status).toBe(status);
});

const dayMs = 24 * 60 * 60 * 1000;

test.each<[string, number, (headers: IncomingHttpHeaders) => string | undefined]>([
  ["another entity tag", 200, () => '"older"'],
  ["its own tag, which is weak,", 200, ({ etag }) => etag],
  ["a date in the future", 200, () => new Date(Date.now() + dayMs).toUTCString()],
  ["an earlier date", 200, () => new Date(Date.now() - 30 * dayMs).toUTCString()],
  ["the date of the file", 206, (headers) => headers["last-modified"]],
])("a range on the condition of %s is a %d", async (_, status, condition) => {
  await utimes(join(running.folder, asset), new Date(), new Date(Date.now() - dayMs));
  const { headers } = await running.send({ path: asset });
  const sent = { Range: "bytes=0-9", "If-Range": String(condition(headers)) };
  expect((await running.send({ path: asset, headers: sent })).status).toBe(status);
});

test("the date of a file that was just written is no condition for a range: it may change within the second", async () => {
  await utimes(join(running.folder, asset), new Date(), new Date());
  const { headers } = await running.send({ path: asset });
  const sent = { Range: "bytes=0-9", "If-Range": String(headers["last-modified"]) };
  expect((await running.send({ path: asset, headers: sent })).status).toBe(200);
});

test.each([
  ["br;q=0.5, gzip", "gzip"],
  ["gzip;q=0.5, br;q=0.4", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["identity, br;q=0.5", undefined],
  ["br;q=0.5", "br"],
  ["*;q=0.1", "br"],
  ["identity;q=0", undefined],
  ["identity;q=0, gzip;q=0.1", "gzip"],
  ["*;q=0", undefined],
  ["gzip;q=0, *;q=0", undefined],
])("Accept-Encoding: %s is answered with %s", async (accepted, encoding) => {
  const response = await running.send({ path: asset, headers: { "Accept-Encoding": accepted } });
  expect(response.status).toBe(200);
  expect(response.headers["content-encoding"]).toBe(encoding);
});

test("a response is one line in the log, without query, user and password", async () => {
  const lines: Record<string, unknown>[] = [];
  const { port } = await running.start({}, { log: (line) => lines.push(line) });
  await exchange(port, "GET /?name=x HTTP/1.1\r\nHost: x\r\n\r\nGET /nope?y HTTP/1.0\r\n\r\n");
  await exchange(port, "GET http://user:pass@site.test/games?z HTTP/1.0\r\n\r\n");
  await exchange(port, "GET ftp://user:pass@site.test/ HTTP/1.0\r\n\r\n");
  await exchange(port, `GET /${"a".repeat(70_000)} HTTP/1.1\r\n\r\n`);
  await exchange(port, "GET / HTTP/2.0\r\n\r\n");
  await expect.poll(() => lines).toHaveLength(6);
  expect(lines).toEqual([
    expect.objectContaining({ method: "GET", path: "/", status: 200 }),
    expect.objectContaining({ method: "GET", path: "/nope", status: 404 }),
    expect.objectContaining({ method: "GET", path: "/games", status: 200 }),
    expect.objectContaining({ method: "GET", path: "", status: 400 }),
    // What could not be parsed has no path.
    expect.objectContaining({ method: "", path: "", status: 431 }),
    expect.objectContaining({ method: "GET", path: "/", status: 505 }),
  ]);
  for (const line of lines) {
    expect(Object.keys(line)).toEqual(["time", "method", "path", "status", "bytes", "ms"]);
    expect(line.bytes).toBeGreaterThan(1000);
  }
});
