// @vitest-environment node
import { expect, test } from "vitest";
import { commonHeaders } from "../build/policy/policy";
import { asset, exchange, missingHeaders, serveFixtureSite } from "./fixture-site";

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
  ["If-Match", "*", 200],
  ["If-Unmodified-Since", "Sun, 01 Mar 2020 12:00:00 GMT", 412],
  ["If-Modified-Since", "yesterday", 200],
  ["If-None-Match", '"other", "another"', 200],
  ["If-None-Match", "*", 304],
])("%s: %s is answered with %s and the headers of the policy", async (name, value, status) => {
  const response = await running.send({ path: "/careers/writer", headers: { [name]: value } });
  expect(response.status).toBe(status);
  for (const [header, expected] of Object.entries({ ...commonHeaders, "Cache-Control": "no-cache" }))
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

test("a range of a file that has changed since is answered with the whole file", async () => {
  const headers = { Range: "bytes=0-9", "If-Range": '"older"' };
  const { status, body } = await running.send({ path: asset, headers });
  expect(status).toBe(200);
  expect(body.length).toBeGreaterThan(10);
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
