// @vitest-environment node
import { rm, utimes, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { destinations } from "../app/content/brand";
import { commonHeaders } from "../build/policy/policy";
import { bareHeaders } from "../build/policy/site-rules";
import { askServer } from "../scripts/check-deploy/ask";
import type { AccessLine } from "./access-log";
import { exchange, listen, writeFixtureSite } from "./fixture-site";

// What every host answers is held by tests/hosts; here is what is our server's own.

let site: Awaited<ReturnType<typeof writeFixtureSite>>;
let server: Awaited<ReturnType<typeof listen>>;
let ask: ReturnType<typeof askServer>;

beforeAll(async () => {
  site = await writeFixtureSite();
  server = await listen({ ...site, limits: { farewell: 0 } });
  ask = askServer(new URL(`http://127.0.0.1:${server.port}`));
});
afterAll(async () => {
  ask.close();
  await server.drain();
  await site.remove();
});

function missingHeaders(answer: { headers: Record<string, unknown> }): string[] {
  return Object.entries(bareHeaders)
    .filter(([name, value]) => answer.headers[name.toLowerCase()] !== value)
    .map(([name]) => name);
}

test.each([
  "/backstage//evil.example",
  "/backstage/%2f%2fevil.example",
  "/backstage/..%2f..%2f",
  "/backstage/\\evil.example",
  "/%62ackstage/x",
])("%s leads to the client area and nowhere else", async (path) => {
  const { status, headers } = await ask({ path });
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
])("%s reaches nothing that is not public", async (path) => {
  const answer = await ask({ path });
  expect([400, 404]).toContain(answer.status);
  expect(answer.body.toString()).not.toMatch(/secret|internal/);
});

test.each(["/%", "/%E0%A4%A", "/a%00b", "/a%0d%0aSet-Cookie:%20x=1"])(
  "the broken path %s is refused in words, with every header",
  async (path) => {
    const answer = await ask({ path });
    expect(answer.status).toBe(400);
    expect(answer.body.toString()).toBe("Bad Request");
    expect(missingHeaders(answer)).toEqual([]);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  },
);

test.each([
  ["a NUL in the path", "GET /a\0b HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ["a line break in the path", "GET /a\nb HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["two hosts", "GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n", 400],
  ["a header that goes on in the next line", "GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n", 400],
  ["two lengths", "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400],
  [
    "a length and chunks at once",
    "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n",
    400,
  ],
  ["another protocol", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
  ["70 KB of path", `GET /${"a".repeat(70_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ["70 KB of headers", `GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(70_000)}\r\n\r\n`, 431],
  ["a tunnel", "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n", 405],
])("%s is refused with every header, and the connection closed", async (_, request, status) => {
  const answer = await exchange(server.port, request);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/\r\nConnection: close\r\n/i);
  for (const [name, value] of Object.entries(bareHeaders))
    expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
});

test.each(["/", "/nope", "/gone.js", "/legal.json", "/games/", "/backstage", "/healthz", "/%"])(
  "%s is answered without a banner or a cookie, and with every header of the policy",
  async (path) => {
    const { headers } = await ask({ path });
    for (const name of ["server", "x-powered-by", "set-cookie"]) expect(headers[name]).toBeUndefined();
    for (const [name, value] of Object.entries(commonHeaders))
      expect(headers[name.toLowerCase()]).toBe(value);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; /);
  },
);

test("a body nobody wants is neither waited for nor invited", async () => {
  const head = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000\r\nExpect: 100-continue\r\n\r\n";
  const answer = await exchange(server.port, head);
  expect(answer).toMatch(/^HTTP\/1.1 405 /);
  expect(answer).toMatch(/\r\nAllow: GET, HEAD\r\n/);
});

test("what follows a refused request on its connection is not taken for a request", async () => {
  const smuggled = "GET /games HTTP/1.1\r\nHost: x\r\n\r\n";
  const answer = await exchange(
    server.port,
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
  );
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test("each encoding has an ETag of its own", async () => {
  const path = "/assets/app-12345678.js";
  const tags = await Promise.all(
    ["identity", "gzip", "br"].map(async (accepted) => {
      return (await ask({ path, headers: { "Accept-Encoding": accepted } })).headers.etag;
    }),
  );
  expect(new Set(tags).size).toBe(3);
});

test("a part of what has changed since is not sent; all of it is", async () => {
  const path = "/assets/app-12345678.js";
  const { status, body } = await ask({ path, headers: { Range: "bytes=0-9", "If-Range": '"older"' } });
  expect(status).toBe(200);
  expect(body.length).toBeGreaterThan(10);
});

test("legal.json is sent as it is now, under a new ETag, without a restart", async () => {
  const file = join(site.folder, "legal.json");
  const before = await ask({ path: "/legal.json" });
  expect(before.body.toString()).toBe('{"privacy":"old"}');
  // As long as the old one, and with the same date but for a moment.
  await writeFile(file, '{"privacy":"new"}');
  await utimes(file, new Date(), new Date(Date.now() + 5));
  const after = await ask({ path: "/legal.json", headers: { "If-None-Match": String(before.headers.etag) } });
  expect(after.status).toBe(200);
  expect(after.body.toString()).toBe('{"privacy":"new"}');
  expect(after.headers.etag).not.toBe(before.headers.etag);

  await rm(file);
  expect((await ask({ path: "/legal.json" })).status).toBe(404);
});

test("a file that is removed while the server runs is still sent whole", async () => {
  const before = await ask({ path: "/games" });
  await rm(join(site.folder, "games.html"));
  const after = await ask({ path: "/games" });
  expect(after.status).toBe(200);
  expect(after.body).toEqual(before.body);
});

test("/healthz says that all is well, and nobody keeps it", async () => {
  const answer = await ask({ path: "/healthz" });
  expect(answer.status).toBe(200);
  expect(answer.body.toString()).toBe("ok");
  expect(missingHeaders(answer)).toEqual([]);
});

test("500 clients that hang half-open take nothing from one that asks", async () => {
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
  expect((await ask({ path: "/" })).status).toBe(200);
  for (const socket of idle) socket.destroy();
});

test("500 clients at once are all answered", async () => {
  const request = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
  const answers = await Promise.all(Array.from({ length: 500 }, () => exchange(server.port, request)));
  expect(answers.filter((answer) => answer.includes("<h1>Home</h1>"))).toHaveLength(500);
});

test("an answer is one line of log, without who asked and what for", async () => {
  const lines: AccessLine[] = [];
  const logged = await listen({ ...site, log: (line) => lines.push(line), limits: { farewell: 0 } });
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
