// @vitest-environment node
import { connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { commonHeaders } from "../build/policy/policy";
import { exchange, listen, missingHeaders, serveFixtureSite } from "./fixture-site";

// tests/host-contract has the tests that every host must pass; these are about our server only.

const running = serveFixtureSite();

test.each(["/", "/nope", "/gone.js", "/legal.json", "/games/", "/backstage", "/healthz", "/%"])(
  "%s has the headers of the policy, no Server header and no cookie",
  async (path) => {
    const { headers } = await running.send({ path });
    for (const name of ["server", "x-powered-by", "set-cookie"]) expect(headers[name]).toBeUndefined();
    for (const [name, value] of Object.entries(commonHeaders))
      expect(headers[name.toLowerCase()]).toBe(value);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; /);
  },
);

test("each encoding has an ETag of its own", async () => {
  const path = "/assets/app-12345678.js";
  const tags = await Promise.all(
    ["identity", "gzip", "br"].map(async (accepted) => {
      return (await running.send({ path, headers: { "Accept-Encoding": accepted } })).headers.etag;
    }),
  );
  expect(new Set(tags).size).toBe(3);
});

test.each([
  ["If-Match", '"other"', 412],
  ["If-Match", "*", 200],
  ["If-Unmodified-Since", "Sun, 01 Mar 2020 12:00:00 GMT", 412],
  ["If-Modified-Since", "yesterday", 200],
  ["If-None-Match", '"other", "another"', 200],
  ["If-None-Match", "*", 304],
  ["Expect", "something", 417],
])("%s: %s is answered with %s %s and the headers of the policy", async (name, value, status) => {
  const response = await running.send({ path: "/careers/writer", headers: { [name]: value } });
  expect(response.status).toBe(status);
  for (const [header, expected] of Object.entries(commonHeaders))
    expect(response.headers[header.toLowerCase()]).toBe(expected);
  expect(response.headers["cache-control"]).toBe("no-cache");
});

test.each([
  [
    "a refused precondition, even of a hashed file,",
    "/assets/app-12345678.js",
    { "If-Match": '"other"' },
    412,
  ],
  ["/healthz", "/healthz", {}, 200],
])("%s must not be cached", async (_, path, headers, status) => {
  const response = await running.send({ path, headers: headers as Record<string, string> });
  expect(response.status).toBe(status);
  expect(missingHeaders(response)).toEqual([]);
});

test("500 incomplete requests do not block another client", async () => {
  const idle = await Promise.all(
    Array.from(
      { length: 500 },
      () =>
        new Promise<Socket>((resolve) => {
          const socket = connect(running.server.port, "127.0.0.1", () =>
            socket.write("GET / HT", () => resolve(socket)),
          );
        }),
    ),
  );
  expect((await running.send({ path: "/" })).status).toBe(200);
  for (const socket of idle) socket.destroy();
});

test("a response is one line in the log, without the query", async () => {
  const lines: Record<string, unknown>[] = [];
  const logged = await listen({
    ...running.site,
    log: (line) => lines.push(line),
    limits: { idleCloseDelay: 0 },
  });
  await exchange(logged.port, "GET /?name=x HTTP/1.1\r\nHost: x\r\n\r\n", "GET /nope?y HTTP/1.0\r\n\r\n");
  await logged.drain();
  expect(lines).toEqual([
    expect.objectContaining({ method: "GET", path: "/", status: 200 }),
    expect.objectContaining({ method: "GET", path: "/nope", status: 404 }),
  ]);
  for (const line of lines) {
    expect(Object.keys(line)).toEqual(["time", "method", "path", "status", "bytes", "ms"]);
    expect(line.bytes).toBeGreaterThan(1000);
  }
});
