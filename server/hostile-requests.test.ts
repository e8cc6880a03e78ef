// @vitest-environment node
import { expect, test } from "vitest";
import { destinations } from "../app/content/brand";
import { htmlType } from "../build/policy/content-types";
import { bareHeaders } from "../build/policy/site-rules";
import { exchange, missingHeaders, serveFixtureSite } from "./fixture-site";

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
  expect(headers.location).toBe(destinations.clientArea);
});

test.each(["/%", "/%E0%A4%A", "/careers/%E0%A4%A"])(
  "the path %s, which cannot be decoded, is the 404 page",
  async (path) => {
    const response = await running.send({ path });
    expect(response.status).toBe(404);
    expect(response.body.toString()).toContain("Page Not Found");
  },
);

test("the target *, which is no path, is a 400 with the headers of the policy", async () => {
  const response = await running.send({ path: "*" });
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
    const response = await exchange(running.server.port, request);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response).toMatch(/\r\nConnection: close\r\n/i);
    for (const [name, value] of Object.entries(bareHeaders))
      expect(response).toContain(`\r\n${name}: ${value}\r\n`);
  },
);

test("a POST is refused without 100 Continue and without waiting for its body", async () => {
  const head = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000\r\nExpect: 100-continue\r\n\r\n";
  const response = await exchange(running.server.port, head);
  expect(response).toMatch(/^HTTP\/1.1 405 /);
  expect(response).toMatch(/\r\nAllow: GET, HEAD\r\n/);
});

test("the body of a refused request is not parsed as the next request", async () => {
  const smuggled = "GET /games HTTP/1.1\r\nHost: x\r\n\r\n";
  const response = await exchange(
    running.server.port,
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
  );
  expect(response.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test("a request that is too long is answered with a page that explains it", async () => {
  const response = await exchange(
    running.server.port,
    `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  );
  expect(response).toContain(`\r\nContent-Type: ${htmlType}\r\n`);
  expect(response).toContain("<title>Request Header Fields Too Large</title>");
  expect(response).toMatch(/<p>[^<]*longer than 16 KB\.<\/p>/);
  expect(response).toContain('<a href="/">');
});
