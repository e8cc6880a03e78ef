// @vitest-environment node
import { rm, truncate, utimes, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { destinations } from "../app/content/brand";
import { describeBuild } from "../build/build-record";
import { commonHeaders, contentTypes } from "../build/policy/policy";
import { bareHeaders } from "../build/policy/site-rules";
import { httpClient } from "../scripts/check-deploy/http-client";
import { exchange, listen, writeFixtureSite } from "./fixture-site";

// tests/host-contract has the tests that every host must pass; these are about our server only.

let site: Awaited<ReturnType<typeof writeFixtureSite>>;
let server: Awaited<ReturnType<typeof listen>>;
let send: ReturnType<typeof httpClient>;

beforeAll(async () => {
  site = await writeFixtureSite();
  server = await listen({ ...site, limits: { idleCloseDelay: 0 } });
  send = httpClient(new URL(`http://127.0.0.1:${server.port}`));
});
afterAll(async () => {
  send.close();
  await server.drain();
  await site.remove();
});

function missingHeaders(response: { headers: Record<string, unknown> }): string[] {
  return Object.entries(bareHeaders)
    .filter(([name, value]) => response.headers[name.toLowerCase()] !== value)
    .map(([name]) => name);
}

test.each([
  "/backstage//evil.example",
  "/backstage/%2f%2fevil.example",
  "/backstage/..%2f..%2f",
  "/backstage/\\evil.example",
  "/%62ackstage/x",
])("%s redirects to the client area", async (path) => {
  const { status, headers } = await send({ path });
  expect(status).toBe(302);
  expect(headers.location).toBe(destinations.clientArea);
});

test.each([
  "/../secret.txt",
  "/%2e%2e/secret.txt",
  "/..%2fsecret.txt",
  "/..%5csecret.txt",
  "/..\\secret.txt",
  "/assets/../../secret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/%2e%2e%2fsecret.txt",
  "/%252e%252e%252fsecret.txt",
  "/....//secret.txt",
  "/./../secret.txt",
  "/assets/%c0%ae%c0%ae/secret.txt",
  "//secret.txt",
  "/_headers",
  "/%5fheaders",
])("%s does not return a file that is not public", async (path) => {
  const response = await send({ path });
  expect([400, 404]).toContain(response.status);
  expect(response.body.toString()).not.toMatch(/secret|internal/);
});

test.each(["/%", "/%E0%A4%A", "/careers/%E0%A4%A"])(
  "the path %s, which cannot be decoded, is the 404 page",
  async (path) => {
    const response = await send({ path });
    expect(response.status).toBe(404);
    expect(response.body.toString()).toContain("Page Not Found");
  },
);

test("the target *, which is no path, is a 400 with the headers of the policy", async () => {
  const response = await send({ path: "*" });
  expect(response.status).toBe(400);
  expect(response.body.toString()).toBe("Bad Request");
  expect(missingHeaders(response)).toEqual([]);
});

test.each([
  ["a NUL in the path", "GET /a\0b HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ["a line break in the path", "GET /a\nb HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["two hosts", "GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n", 400],
  ["a header that continues on the next line", "GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n", 400],
  [
    "two Content-Length headers",
    "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    400,
  ],
  [
    "Content-Length together with Transfer-Encoding",
    "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n",
    400,
  ],
  ["a TLS handshake", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
  ["a path of 70 KB", `GET /${"a".repeat(70_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ["headers of 70 KB", `GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(70_000)}\r\n\r\n`, 431],
  ["a request after which the client still sends 4 MB", `GET / HTTP/1.1\r\nA: ${"a".repeat(4_000_000)}`, 431],
  ["CONNECT", "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n", 405],
])(
  "%s is refused with the headers of the policy, and the connection is closed",
  async (_, request, status) => {
    const response = await exchange(server.port, request);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response).toMatch(/\r\nConnection: close\r\n/i);
    for (const [name, value] of Object.entries(bareHeaders))
      expect(response).toContain(`\r\n${name}: ${value}\r\n`);
  },
);

test.each(["/", "/nope", "/gone.js", "/legal.json", "/games/", "/backstage", "/healthz", "/%"])(
  "%s has the headers of the policy, no Server header and no cookie",
  async (path) => {
    const { headers } = await send({ path });
    for (const name of ["server", "x-powered-by", "set-cookie"]) expect(headers[name]).toBeUndefined();
    for (const [name, value] of Object.entries(commonHeaders))
      expect(headers[name.toLowerCase()]).toBe(value);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; /);
  },
);

test("a POST is refused without 100 Continue and without waiting for its body", async () => {
  const head = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000\r\nExpect: 100-continue\r\n\r\n";
  const response = await exchange(server.port, head);
  expect(response).toMatch(/^HTTP\/1.1 405 /);
  expect(response).toMatch(/\r\nAllow: GET, HEAD\r\n/);
});

test("the body of a refused request is not parsed as the next request", async () => {
  const smuggled = "GET /games HTTP/1.1\r\nHost: x\r\n\r\n";
  const response = await exchange(
    server.port,
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
  );
  expect(response.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test("each encoding has an ETag of its own", async () => {
  const path = "/assets/app-12345678.js";
  const tags = await Promise.all(
    ["identity", "gzip", "br"].map(async (accepted) => {
      return (await send({ path, headers: { "Accept-Encoding": accepted } })).headers.etag;
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
  const response = await send({ path: "/careers/writer", headers: { [name]: value } });
  expect(response.status).toBe(status);
  for (const [header, expected] of Object.entries(commonHeaders))
    expect(response.headers[header.toLowerCase()]).toBe(expected);
  expect(response.headers["cache-control"]).toBe("no-cache");
});

test("a refused precondition is not cached, even for a hashed file", async () => {
  const response = await send({ path: "/assets/app-12345678.js", headers: { "If-Match": '"other"' } });
  expect(response.status).toBe(412);
  expect(missingHeaders(response)).toEqual([]);
});

test("a request that is too long is answered with a page that explains it", async () => {
  const response = await exchange(server.port, `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
  expect(response).toContain(`\r\nContent-Type: ${contentTypes.html}\r\n`);
  expect(response).toContain("<title>Request Header Fields Too Large</title>");
  expect(response).toMatch(/<p>[^<]*longer than 16 KB\.<\/p>/);
  expect(response).toContain('<a href="/">');
});

test("a range of a file that has changed since is answered with the whole file", async () => {
  const path = "/assets/app-12345678.js";
  const { status, body } = await send({ path, headers: { Range: "bytes=0-9", "If-Range": '"older"' } });
  expect(status).toBe(200);
  expect(body.length).toBeGreaterThan(10);
});

test("a replaced legal.json is served without a restart, with a new ETag", async () => {
  const file = join(site.folder, "legal.json");
  const before = await send({ path: "/legal.json" });
  expect(before.body.toString()).toBe('{"privacy":"old"}');
  // The same length as before, and a date that differs by milliseconds.
  await writeFile(file, '{"privacy":"new"}');
  await utimes(file, new Date(), new Date(Date.now() + 5));
  const after = await send({
    path: "/legal.json",
    headers: { "If-None-Match": String(before.headers.etag) },
  });
  expect(after.status).toBe(200);
  expect(after.body.toString()).toBe('{"privacy":"new"}');
  expect(after.headers.etag).not.toBe(before.headers.etag);

  await rm(file);
  expect((await send({ path: "/legal.json" })).status).toBe(404);
});

test("a page whose file was removed is the 404 page", async () => {
  await rm(join(site.folder, "games.html.br"));
  const response = await send({ path: "/games", headers: { "Accept-Encoding": "br" } });
  expect(response.status).toBe(404);
  expect(response.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(response.body).toString()).toContain("Game Over!");
});

test("a file that is truncated during a download ends the connection, without the next response", async () => {
  const file = join(site.folder, "legal.json");
  await writeFile(file, Buffer.alloc(50_000_000));
  const socket = connect(server.port, "127.0.0.1");
  const closed = new Promise((resolve) => socket.once("close", resolve));
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk.toString("latin1");
  });
  socket.once("data", () => socket.pause());
  socket.write("GET /legal.json HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await expect.poll(() => socket.isPaused()).toBe(true);
  await truncate(file, 0);
  socket.resume();
  await closed;
  await rm(file);
  expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(received.length).toBeLessThan(50_000_000);
});

test("a new build is served after a reload, with its own security policy", async () => {
  const html = '<style>h1{color:blue}</style><script type="module">2</script><h1>New</h1>';
  await writeFile(join(site.folder, "new.html"), html);
  const before = await send({ path: "/new" });
  await server.reload(await describeBuild(site.folder));
  const after = await send({ path: "/new" });
  expect([before.status, after.status]).toEqual([404, 200]);
  expect(after.headers["content-security-policy"]).not.toBe(before.headers["content-security-policy"]);
});

test("/healthz is 200 and must not be cached", async () => {
  const response = await send({ path: "/healthz" });
  expect(response.status).toBe(200);
  expect(response.body.toString()).toBe("ok");
  expect(missingHeaders(response)).toEqual([]);
});

test("500 incomplete requests do not block another client", async () => {
  const idle = await Promise.all(
    Array.from(
      { length: 500 },
      () =>
        new Promise<Socket>((resolve) => {
          const socket = connect(server.port, "127.0.0.1", () =>
            socket.write("GET / HT", () => resolve(socket)),
          );
        }),
    ),
  );
  expect((await send({ path: "/" })).status).toBe(200);
  for (const socket of idle) socket.destroy();
});

test("500 concurrent clients all receive a page", async () => {
  const request = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
  const responses = await Promise.all(Array.from({ length: 500 }, () => exchange(server.port, request)));
  expect(responses.filter((response) => response.includes("<h1>Home</h1>"))).toHaveLength(500);
});

test("a response is one line in the log, without the query", async () => {
  const lines: Record<string, unknown>[] = [];
  const logged = await listen({ ...site, log: (line) => lines.push(line), limits: { idleCloseDelay: 0 } });
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
