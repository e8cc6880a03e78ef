// @vitest-environment node
import { writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { limits } from "./limits";
import { receive, serveFixtureSite } from "./site-fixture";
import { excessReaders } from "./slow-readers";

const running = serveFixtureSite();
const size = 30_000_000;

/** Requests a file that is larger than all buffers, and reads nothing of it. */
async function stopReading(port: number, accepted: Socket[]) {
  const before = accepted.length;
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.pause();
  socket.write("GET /legal.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  await expect.poll(() => accepted[before]?.bytesWritten).toBeGreaterThan(0);
  return socket;
}

async function start(ownLimits: Partial<typeof limits>) {
  // Once: a file that is written again ends the responses that are reading it.
  await writeFile(join(running.folder, "legal.json"), Buffer.alloc(size));
  const accepted: Socket[] = [];
  const { port, server } = await running.start({ checkInterval: 20, ...ownLimits });
  server.on("connection", (socket) => accepted.push(socket));
  return { accepted, port, server };
}

test("a client that stops reading is disconnected, after two timeouts of Node at the latest", async () => {
  const idleTimeout = 400;
  const { accepted, port, server } = await start({ idleTimeout });
  // Node renews it once: the second half is over when the limit is.
  expect(server.timeout * 2).toBe(idleTimeout);
  await stopReading(port, accepted);
  await expect.poll(() => accepted[0]?.destroyed).toBe(true);
});

test("of clients that read slowly those above the limit are disconnected; the others receive the whole file", async () => {
  const { accepted, port } = await start({ slowReaders: 2, slowReaderDelay: 1 });
  const clients: Socket[] = [];
  for (const _ of [1, 2, 3, 4]) clients.push(await stopReading(port, accepted));
  const open = () => accepted.flatMap((socket, index) => (socket.destroyed ? [] : (clients[index] ?? [])));
  await expect.poll(() => open().length).toBe(2);
  const bodies = await Promise.all(open().map((client) => receive(client.resume())));
  for (const body of bodies) expect(body.length).toBeGreaterThan(size);
});

const readers = (...addresses: string[]) =>
  addresses.map((address, index) => ({ address, bytesPerSecond: index }));

test.each([
  ["of one address the slowest", ["192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2"], [0]],
  ["of a proxy on this machine none", ["127.0.0.1", "::1", "::1", "::1", "::ffff:127.0.0.1"], []],
  ["of a proxy in a private network none", ["10.1.2.3", "10.1.2.3", "10.1.2.3", "fd00::1"], []],
  ["of all the slowest", ["10.0.0.1", "::1", "192.0.2.1", "::1", "2001:db8::1", "::1", "::1"], [0, 1]],
])("%s is above the limits", (_, addresses, expected) => {
  const excess = excessReaders(readers(...addresses), {
    ...limits,
    slowReadersPerAddress: 2,
    slowReaders: 5,
  });
  expect(excess.map(({ bytesPerSecond }) => bytesPerSecond)).toEqual(expected);
});
