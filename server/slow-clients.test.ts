// @vitest-environment node
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { exchange, receive, serveFixtureSite } from "./site-fixture";

const running = serveFixtureSite();
const get = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const never = 300_000;

/** A connection to the port, and everything it receives until it is closed. */
function client(port: number) {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  return { socket, end: receive(socket) };
}

test("a request that arrives one byte at a time is a 408, and so is a connection without a request", async () => {
  const { port } = await running.start({ headTimeout: 200, requestTimeout: 300, checkInterval: 20 });
  const { socket, end } = client(port);
  socket.write("GET / HTTP/1.1\r\nHost: x\r\nA: ");
  const timer = setInterval(() => socket.write("b"), 40);
  expect(await end).toMatch(/^HTTP\/1.1 408 /);
  clearInterval(timer);
  expect(await client(port).end).toMatch(/^HTTP\/1.1 408 /);
});

test("an idle connection is closed after the keep-alive timeout; a client that closes its side gets the response", async () => {
  const { port } = await running.start({ keepAliveTimeout: 400 });
  expect(await exchange(port, get)).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  const { socket, end } = client(running.port);
  socket.end(get);
  expect(await end).toContain("<h1>Home</h1>");
});

test("drain: open connections get one more response with Connection: close, new ones are refused", async () => {
  const { port, drain } = await running.start({ idleCloseDelay: never, drainTimeout: never });
  const [page, health] = [client(port), client(port)];
  await Promise.all([page, health].map(({ socket }) => once(socket, "connect")));
  const drained = drain();
  const newClient = () => exchange(port, "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  await expect.poll(() => newClient().catch(({ code }) => code)).toBe("ECONNREFUSED");
  page.socket.write(get);
  health.socket.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
  const received = await page.end;
  expect(received).toContain("<h1>Home</h1>");
  expect(received).toMatch(/\r\nConnection: close\r\n/);
  expect(await health.end).toMatch(/^HTTP\/1.1 503 /);
  await drained;
});

test("drain: a request that arrives while the process has no time to read it is answered", async () => {
  const idleCloseDelay = 200;
  const { port, drain, server } = await running.start({ idleCloseDelay });
  const { socket, end } = client(port);
  await once(socket, "connect");
  const drained = drain();
  await vi.waitUntil(() => !server.listening, { interval: 1 });
  // The event loop stands still until the connection counts as idle for long enough.
  setImmediate(() => {
    socket.write(get);
    const start = performance.now();
    while (performance.now() - start < idleCloseDelay);
  });
  expect(await end).toContain("<h1>Home</h1>");
  await drained;
});

test("drain: a connection with an incomplete request is closed", async () => {
  const timeouts = { headTimeout: never, requestTimeout: never, idleTimeout: never };
  const { port, drain } = await running.start({ ...timeouts, idleCloseDelay: never, drainTimeout: 500 });
  const { socket, end } = client(port);
  await once(socket, "connect");
  socket.write("GET / HT");
  await drain();
  expect(await end).toBe("");
});

test("drain: a response that the client reads slowly is finished, while idle connections are closed", async () => {
  const body = "x".repeat(10_000);
  await writeFile(join(running.folder, "legal.json"), body);
  const { port, server, drain } = await running.start({ idleCloseDelay: 50 });
  const accepted: Socket[] = [];
  server.on("connection", (socket) => accepted.push(socket));
  let sent = 0;
  server.on("request", (_, response) => response.on("finish", () => sent++));
  const slow = client(port);
  slow.socket.pause();
  // One by one, until the buffers of the operating system are full and the last response stays in this process.
  for (let round = 0; !accepted[0]?.writableLength; round++) {
    slow.socket.write("GET /legal.json HTTP/1.1\r\nHost: x\r\n\r\n");
    await vi.waitUntil(() => sent > round || accepted[0]?.writableLength, { interval: 1, timeout: 30_000 });
  }
  const idle = client(port);
  await expect.poll(() => accepted.length).toBe(2);
  const drained = drain();
  await idle.end;
  slow.socket.resume();
  const [, ...responses] = (await slow.end).split("HTTP/1.1 200 OK\r\n");
  expect(responses.length).toBeGreaterThan(0);
  const lengths = responses.map((response) => response.split("\r\n\r\n")[1]?.length);
  expect(new Set(lengths)).toEqual(new Set([body.length]));
  await drained;
});

test("a client that is still sending when it is refused can read the response afterwards", async () => {
  const { socket, end } = client(running.port);
  socket.pause();
  for (let piece = 0; piece < 10; piece++) {
    const start = piece === 0 ? "GET / HTTP/1.1\r\nA: " : "";
    await new Promise((resolve) => socket.write(start + "a".repeat(20_000), resolve));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  socket.resume();
  expect(await end).toMatch(/^HTTP\/1.1 4\d\d /);
});
