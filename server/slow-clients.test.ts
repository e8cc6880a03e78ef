// @vitest-environment node
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exchange, listen, writeFixtureSite } from "./fixture-site";

let site: Awaited<ReturnType<typeof writeFixtureSite>>;
beforeAll(async () => {
  site = await writeFixtureSite();
});
afterAll(() => site.remove());

/** Fifty times as impatient with slow requests as in earnest. */
const impatient = { headTimeout: 200, requestTimeout: 300, checkInterval: 20 };

function closed(socket: Socket): Promise<string> {
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk.toString("latin1");
  });
  socket.on("error", () => {});
  return new Promise((resolve) => socket.on("close", () => resolve(received)));
}

test("a client that sends a byte at a time is cut off with a 408", async () => {
  const { port, drain } = await listen({ ...site, limits: impatient });
  const socket = connect(port, "127.0.0.1");
  const end = closed(socket);
  socket.write("GET / HTTP/1.1\r\nHost: x\r\nA: ");
  const timer = setInterval(() => socket.write("b"), 40);
  const received = await end;
  clearInterval(timer);
  expect(received).toMatch(/^HTTP\/1.1 408 /);
  await drain();
});

test("a client that says nothing at all is cut off", async () => {
  const { port, drain } = await listen({ ...site, limits: impatient });
  expect(await closed(connect(port, "127.0.0.1"))).toMatch(/^HTTP\/1.1 408 /);
  await drain();
});

test("a client that stays after its answer is let go", async () => {
  const { port, drain } = await listen({ ...site, limits: { keepAliveTimeout: 400 } });
  const socket = connect(port, "127.0.0.1");
  const end = closed(socket);
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  expect(await end).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  await drain();
});

test("a client that closes its half still gets its answer", async () => {
  const { port, drain } = await listen({ ...site });
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const end = closed(socket);
  socket.on("end", () => socket.destroy());
  socket.end("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  expect(await end).toContain("<h1>Home</h1>");
  await drain();
});

test("a client that asks on and on without reading is slowed down, not served into memory", async () => {
  const { port, drain } = await listen({ ...site });
  const socket = connect(port, "127.0.0.1");
  const end = closed(socket).catch(() => "");
  socket.pause();
  const before = process.memoryUsage().arrayBuffers;
  const request = "GET /assets/app-12345678.js HTTP/1.1\r\nHost: x\r\n\r\n";
  for (let round = 0; round < 400; round++) {
    if (socket.destroyed) break;
    socket.write(request);
    await new Promise((resolve) => setImmediate(resolve));
  }
  // 400 answers would be 32 MB.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8_000_000);
  socket.destroy();
  await end;
  await drain();
});

test("farewell: who is connected is answered and told to close, and nobody new is let in", async () => {
  const { port, drain } = await listen({ ...site, limits: { farewell: 300_000, drain: 300_000 } });
  const [socket, health] = [connect(port, "127.0.0.1"), connect(port, "127.0.0.1")];
  const [end, healthEnd] = [closed(socket), closed(health)];
  await Promise.all([socket, health].map((each) => new Promise((resolve) => each.on("connect", resolve))));
  const over = drain();
  const newClient = () => exchange(port, "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  await expect.poll(() => newClient().catch(({ code }) => code)).toBe("ECONNREFUSED");
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  health.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
  const received = await end;
  expect(received).toContain("<h1>Home</h1>");
  expect(received).toMatch(/\r\nConnection: close\r\n/);
  expect(await healthEnd).toMatch(/^HTTP\/1.1 503 /);
  await over;
});

test("farewell: who never ends is not waited for", async () => {
  const { port, drain } = await listen({
    ...site,
    limits: { farewell: 50, drain: 500, headTimeout: 300_000, requestTimeout: 300_000, idleTimeout: 300_000 },
  });
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const end = closed(socket);
  socket.on("end", () => socket.destroy());
  await new Promise((resolve) => socket.on("connect", resolve));
  socket.write("GET / HT");
  await drain();
  expect(await end).toBe("");
});
