// @vitest-environment node
import { afterAll, beforeAll, expect, test } from "vitest";
import { exchange, listen, writeFixtureSite } from "./fixture-site";

let site: Awaited<ReturnType<typeof writeFixtureSite>>;
let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  site = await writeFixtureSite();
  // The lane says nothing about the connection; Node's server does. So one can see who has answered.
  server = await listen({ ...site, limits: { farewell: 0 } });
});
afterAll(async () => {
  await server.drain();
  await site.remove();
});

/** The last of these closes the connection, and goes to Node's server. */
const last = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

const byNode = /\r\n(Connection: (keep-alive|close)|Keep-Alive: timeout=\d+)(?=\r\n)/g;

function answersIn(received: string): string[] {
  return received.split(/(?=HTTP\/1\.1 \d{3})/);
}

test.each(["/", "/games?x=1", "/assets/app-12345678.js"])(
  "%s is answered by the lane just as by Node's server",
  async (path) => {
    for (const accepted of ["br", "gzip", "identity", "gzip, deflate, br, zstd"]) {
      const head = `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${accepted}\r\n`;
      const [fast = "", slow = ""] = answersIn(
        await exchange(server.port, `${head}\r\n`, `${head}Connection: close\r\n\r\n`),
      );
      expect(fast).not.toMatch(byNode);
      expect(slow).toMatch(byNode);
      const dateless = (answer: string) => answer.replaceAll(byNode, "").replace(/\r\nDate: .*/, "");
      expect(dateless(fast)).toBe(dateless(slow));
      expect(fast).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/);
    }
  },
);

test("a connection carries one request after the other", async () => {
  const request = "GET /games HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\n\r\n";
  const answers = answersIn(await exchange(server.port, request, request, request, last));
  expect(answers).toHaveLength(4);
  for (const answer of answers.slice(0, 3)) expect(answer).toContain("<h1>Games</h1>");
  expect(answers[3]).toContain("<h1>Home</h1>");
});

test.each([
  ["a HEAD", "HEAD / HTTP/1.1\r\nHost: x\r\n\r\n", 200],
  ["an older protocol", "GET / HTTP/1.0\r\nHost: x\r\nConnection: keep-alive\r\n\r\n", 200],
  ["a condition", "GET / HTTP/1.1\r\nHost: x\r\nIF-None-Match: *\r\n\r\n", 304],
  ["a part", "GET / HTTP/1.1\r\nHost: x\r\nRange: bytes=0-1\r\n\r\n", 206],
  ["a body", "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nbody", 200],
  ["a whole address", "GET http://x/ HTTP/1.1\r\nHost: x\r\n\r\n", 200],
  ["an encoded path", "GET /%67ames HTTP/1.1\r\nHost: x\r\n\r\n", 200],
  ["an unknown path", "GET /nope HTTP/1.1\r\nHost: x\r\n\r\n", 404],
  ["another address of a page", "GET /games/ HTTP/1.1\r\nHost: x\r\n\r\n", 308],
  [
    "an encoding named twice",
    "GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\nAccept-Encoding: gzip\r\n\r\n",
    200,
  ],
  ["5 KB of headers", `GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(5000)}\r\n\r\n`, 200],
])("%s is left to Node's server, with the connection", async (_, request, status) => {
  const answers = answersIn(await exchange(server.port, request, last));
  expect(answers[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answers[0]).toMatch(byNode);
  expect(answers[1]).toContain("<h1>Home</h1>");
});

test("half a request is waited for, wherever it is cut", async () => {
  const request = "GET /games HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n\r\n";
  for (const cut of [1, 5, 20, request.length - 2, request.length - 1]) {
    const received = await exchange(server.port, request.slice(0, cut), request.slice(cut), last);
    const [first, second] = answersIn(received);
    expect(first).toContain("<h1>Games</h1>");
    expect(second).toContain("<h1>Home</h1>");
  }
});

test("two requests at once get two answers, in order", async () => {
  const received = await exchange(server.port, `GET /games HTTP/1.1\r\nHost: x\r\n\r\n${last}`);
  const [first, second] = answersIn(received);
  expect(first).toContain("<h1>Games</h1>");
  expect(second).toContain("<h1>Home</h1>");
});
