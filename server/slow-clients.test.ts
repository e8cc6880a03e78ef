// @vitest-environment node
import { writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { exchange, listen, writeFixtureSite } from "./fixture-site";

let site: Awaited<ReturnType<typeof writeFixtureSite>>;
beforeAll(async () => {
  site = await writeFixtureSite();
});
afterAll(() => site.remove());

/** A fiftieth of the real timeouts. */
const shortTimeouts = { headTimeout: 200, requestTimeout: 300, checkInterval: 20 };

/** Of buffers that something still refers to: on a busy machine others are freed late. */
function usedMemory(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().arrayBuffers;
}

function closed(socket: Socket): Promise<string> {
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk.toString("latin1");
  });
  socket.on("error", () => {});
  return new Promise((resolve) => socket.on("close", () => resolve(received)));
}

test("a request that arrives one byte at a time is a 408", async () => {
  const { port, drain } = await listen({ ...site, limits: shortTimeouts });
  const socket = connect(port, "127.0.0.1");
  const end = closed(socket);
  socket.write("GET / HTTP/1.1\r\nHost: x\r\nA: ");
  const timer = setInterval(() => socket.write("b"), 40);
  const received = await end;
  clearInterval(timer);
  expect(received).toMatch(/^HTTP\/1.1 408 /);
  // So is a connection without a request.
  expect(await closed(connect(port, "127.0.0.1"))).toMatch(/^HTTP\/1.1 408 /);
  await drain();
});

test("an idle connection is closed after the keep-alive timeout", async () => {
  const { port, drain } = await listen({ ...site, limits: { keepAliveTimeout: 400 } });
  const socket = connect(port, "127.0.0.1");
  const end = closed(socket);
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  expect(await end).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  await drain();
});

test("a client that closes its sending side still receives the response", async () => {
  const { port, drain } = await listen({ ...site });
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const end = closed(socket);
  socket.on("end", () => socket.destroy());
  socket.end("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  expect(await end).toContain("<h1>Home</h1>");
  await drain();
});

test("responses that a client does not read are not buffered in memory", async () => {
  const { port, server, drain } = await listen({ ...site });
  const accepted: Socket[] = [];
  server.on("connection", (socket) => accepted.push(socket));
  let sent = 0;
  server.on("request", (_, response) => response.on("finish", () => sent++));
  const socket = connect(port, "127.0.0.1");
  const end = closed(socket).catch(() => "");
  socket.pause();
  const before = usedMemory();
  // 400 responses are 32 MB: more than the buffers of the operating system take.
  for (let round = 0; round < 400 && !socket.destroyed; round++) {
    socket.write("GET /assets/app-12345678.js HTTP/1.1\r\nHost: x\r\n\r\n");
    // One by one, since requests that come in together are all read, until the server waits for the client.
    await vi.waitUntil(() => sent > round || accepted[0]?.writableLength, {
      interval: 1,
      timeout: 30_000,
    });
  }
  expect(sent).toBeLessThan(400);
  expect(usedMemory() - before).toBeLessThan(8_000_000);
  socket.destroy();
  await end;
  await drain();
});

test("drain: open connections get one more response with Connection: close, new ones are refused", async () => {
  const { port, drain } = await listen({
    ...site,
    limits: { idleCloseDelay: 300_000, drainTimeout: 300_000 },
  });
  const [socket, health] = [connect(port, "127.0.0.1"), connect(port, "127.0.0.1")];
  const [end, healthEnd] = [closed(socket), closed(health)];
  await Promise.all([socket, health].map((each) => new Promise((resolve) => each.on("connect", resolve))));
  const drained = drain();
  const newClient = () => exchange(port, "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  await expect.poll(() => newClient().catch(({ code }) => code)).toBe("ECONNREFUSED");
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  health.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
  const received = await end;
  expect(received).toContain("<h1>Home</h1>");
  expect(received).toMatch(/\r\nConnection: close\r\n/);
  expect(await healthEnd).toMatch(/^HTTP\/1.1 503 /);
  await drained;
});

test("drain: a connection with an incomplete request is closed", async () => {
  const { port, drain } = await listen({
    ...site,
    limits: {
      idleCloseDelay: 300_000,
      drainTimeout: 500,
      headTimeout: 300_000,
      requestTimeout: 300_000,
      idleTimeout: 300_000,
    },
  });
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const end = closed(socket);
  socket.on("end", () => socket.destroy());
  await new Promise((resolve) => socket.on("connect", resolve));
  socket.write("GET / HT");
  await drain();
  expect(await end).toBe("");
});

test("drain: a response that the client reads slowly is finished, while idle connections are closed", async () => {
  const body = "x".repeat(10_000);
  await writeFile(join(site.folder, "legal.json"), body);
  const { port, server, drain } = await listen({ ...site, limits: { idleCloseDelay: 50 } });
  const accepted: Socket[] = [];
  server.on("connection", (socket) => accepted.push(socket));
  let sent = 0;
  server.on("request", (_, response) => response.on("finish", () => sent++));
  const slow = connect(port, "127.0.0.1");
  slow.pause();
  const slowEnd = closed(slow);
  slow.pause();
  // More than the buffers of the operating system take, so that the last response stays in this process.
  for (let round = 0; round < 3000 && !accepted[0]?.writableLength; round++) {
    slow.write("GET /legal.json HTTP/1.1\r\nHost: x\r\n\r\n");
    await vi.waitUntil(() => sent > round || accepted[0]?.writableLength, { interval: 1, timeout: 30_000 });
  }
  await expect.poll(() => accepted[0]?.writableLength).toBeGreaterThan(0);
  const idle = connect(port, "127.0.0.1");
  const idleEnd = closed(idle);
  await expect.poll(() => accepted.length).toBe(2);
  const drained = drain();
  await idleEnd;
  slow.resume();
  const [, ...responses] = (await slowEnd).split("HTTP/1.1 200 OK\r\n");
  expect(responses.length).toBeGreaterThan(0);
  const lengths = responses.map((response) => response.split("\r\n\r\n")[1]?.length);
  expect(new Set(lengths)).toEqual(new Set([body.length]));
  await drained;
});

test("a client that is still sending when it is refused can read the response afterwards", async () => {
  const { port, drain } = await listen({ ...site, limits: { idleCloseDelay: 0 } });
  const socket = connect(port, "127.0.0.1");
  const end = closed(socket);
  socket.pause();
  for (let piece = 0; piece < 10; piece++) {
    await new Promise((resolve) =>
      socket.write(`${piece ? "" : "GET / HTTP/1.1\r\nA: "}${"a".repeat(20_000)}`, resolve),
    );
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  socket.resume();
  expect(await end).toMatch(/^HTTP\/1.1 4\d\d /);
  await drain();
});
