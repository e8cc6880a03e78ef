// @vitest-environment node
import { expect, test } from "vitest";
import { exchange, listen, serveFixtureSite } from "./fixture-site";

const running = serveFixtureSite();
const asset = "/assets/app-12345678.js";
const last = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

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
    ["GET /", "Expect: something", 417],
    ["GET /", "If-Match: x", 412],
  ];
  const packet = requests.map(([target, header]) => `${target} HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`);
  const received = await exchange(running.server.port, packet.join("") + last);
  expect(statusesOf(received)).toEqual([...requests.map(([, , status]) => status), 200]);
  expect(received).toMatch(/\r\n\r\nok$/);
});

test("after a number of waiting requests the connection is closed, with a response that says so", async () => {
  const server = await listen({ ...running.site, limits: { pipelined: 3, idleCloseDelay: 0 } });
  const received = await exchange(server.port, "GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(10));
  expect(statusesOf(received)).toEqual([200, 200, 200, 200]);
  expect(received.match(/\r\nConnection: close\r\n/g)).toHaveLength(1);
  await server.drain();
});

test("CONNECT behind another request closes its connection and nothing else", async () => {
  const tunnel =
    "GET / HTTP/1.1\r\nHost: x\r\n\r\nCONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n";
  await exchange(running.server.port, tunnel);
  expect((await running.send({ path: "/" })).status).toBe(200);
});
