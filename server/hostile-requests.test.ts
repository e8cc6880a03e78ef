// @vitest-environment node
import { expect, test } from "vitest";
import { asset, exchange, missingHeaders, policy, serveFixtureSite } from "./site-fixture";

const running = serveFixtureSite();

test.each([
  "/backstage//evil.example",
  "/backstage/%2f%2fevil.example",
  "/backstage/..%2f..%2f",
  "/backstage/\\evil.example",
  "/%62ackstage/x",
])("%s redirects to the client area", async (path) => {
  const { status, headers } = await running.send({ path });
  expect(status).toBe(302);
  expect(headers.location).toBe("https://clients.site.example/");
});

test.each([
  ["/%", 404, /Page Not Found/],
  ["/careers/%E0%A4%A", 404, /Page Not Found/],
  ["*", 400, /^Bad Request$/],
])("the path %s, which cannot be decoded or is none, is a %d", async (path, status, body) => {
  const response = await running.send({ path });
  expect(response.status).toBe(status);
  expect(response.body.toString()).toMatch(body);
  expect(missingHeaders(response)).toEqual(status === 404 ? ["Content-Security-Policy"] : []);
});

const get = "GET / HTTP/1.1\r\nHost: x\r\n";

test.each([
  ["a NUL in the path", "GET /a\0b HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ["a line break in the path", "GET /a\nb HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["two hosts", `${get}Host: y\r\nConnection: close\r\n\r\n`, 400],
  ["a header that continues on the next line", `${get}A: b\r\n c\r\n\r\n`, 400],
  ["two Content-Length headers", `${get}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
  ["two kinds of length", `${get}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n`, 400],
  ["HTTP/2.0", "GET / HTTP/2.0\r\nHost: x\r\n\r\n", 505],
  ["a connection that begins with HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505],
  ["HTTP/1.2", "GET / HTTP/1.2\r\nHost: x\r\n\r\n", 505],
  ["HTTP/0.9", "GET /\r\n\r\n", 505],
  ["a TLS handshake", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
  ["a path of 70 KB", `GET /${"a".repeat(70_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ["headers of 70 KB", `${get}A: ${"a".repeat(70_000)}\r\n\r\n`, 431],
  ["a request after which the client still sends 4 MB", `${get}A: ${"a".repeat(4_000_000)}`, 431],
])(
  "%s is refused with the headers of the policy, and the connection is closed",
  async (_, request, status) => {
    const response = await exchange(running.port, request);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response).toMatch(/\r\nConnection: close\r\n/i);
    for (const [name, value] of Object.entries(policy.bareHeaders))
      expect(response).toContain(`\r\n${name}: ${value}\r\n`);
  },
);

const post = "POST / HTTP/1.1\r\nHost: x\r\n";

test.each([
  [
    "without 100 Continue and without waiting for its body",
    "Content-Length: 100000000\r\nExpect: 100-continue",
    "",
  ],
  ["and its body is not parsed as the next request", `Content-Length: ${get.length + 2}`, `${get}\r\n`],
])("a POST is refused %s", async (_, headers, body) => {
  const response = await exchange(running.port, `${post}${headers}\r\n\r\n${body}`);
  expect(statusesOf(response)).toEqual([405]);
  expect(response).toMatch(/\r\nAllow: GET, HEAD\r\n/);
});

function statusesOf(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
}

test("requests in one packet are answered in their order, whatever they ask for", async () => {
  const requests: readonly [target: string, header: string, status: number][] = [
    [`GET ${asset}`, "A: b", 200],
    ["HEAD /games", "A: b", 200],
    [`GET ${asset}`, "Range: bytes=0-9", 206],
    [`GET ${asset}`, "Range: bytes=9999999-", 416],
    ["GET /", "If-None-Match: *", 304],
    ["GET /nope", "A: b", 404],
    ["GET /gone.js", "A: b", 404],
    ["GET /backstage", "A: b", 302],
    ["GET /", "Expect: something", 200],
    ["GET /", "If-Match: x", 412],
    ["GET /healthz", "Connection: close", 200],
  ];
  const packet = requests.map(([target, header]) => `${target} HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`);
  const received = await exchange(running.port, packet.join(""));
  expect(statusesOf(received)).toEqual(requests.map(([, , status]) => status));
  expect(received).toMatch(/\r\n\r\nok$/);
});

test("after a number of waiting requests the connection is closed, with a response that says so", async () => {
  const { port } = await running.start({ pipelined: 3 });
  const received = await exchange(port, `${get}\r\n`.repeat(10));
  expect(statusesOf(received)).toEqual([200, 200, 200, 200]);
  expect(received.match(/\r\nConnection: close\r\n/g)).toHaveLength(1);
});

test("CONNECT, also behind another request, closes its connection and nothing else", async () => {
  const tunnel = "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n";
  expect(await exchange(running.port, tunnel)).toBe("");
  await exchange(running.port, `${get}\r\n${tunnel}`);
  expect((await running.send({ path: "/" })).status).toBe(200);
});
