import type { Server } from "node:http";
import { BlockList, type Socket } from "node:net";
import type { Limits } from "./limits";

type Reader = { address: string; bytesPerSecond: number };

/** This machine and private networks: a reverse proxy there has the connections of all visitors. */
const proxies = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  proxies.addSubnet(network, bits, "ipv4");
proxies.addAddress("::1", "ipv6");
proxies.addSubnet("fc00::", 7, "ipv6");

/** Of these readers, those above the limits: the slowest of each address, and of all. */
export function excessReaders<T extends Reader>(readers: readonly T[], limits: Limits): T[] {
  const counts = new Map<string, number>();
  const kept = readers
    .toSorted((one, other) => other.bytesPerSecond - one.bytesPerSecond)
    .filter(({ address }) => {
      const count = (counts.get(address) ?? 0) + 1;
      counts.set(address, count);
      const isProxy = proxies.check(address, address.includes(":") ? "ipv6" : "ipv4");
      return isProxy || count <= limits.slowReadersPerAddress;
    })
    .slice(0, limits.slowReaders);
  return readers.filter((reader) => !kept.includes(reader));
}

/** Closes connections above the limits whose clients read slowly: each holds its descriptors for as long as it likes. */
export function limitSlowReaders(server: Server, sockets: ReadonlySet<Socket>, limits: Limits) {
  /** Since when each has had bytes to send that its client did not take, and how many it had sent by then. */
  const waiting = new WeakMap<Socket, { since: number; sent: number }>();

  function readerOf(socket: Socket) {
    const now = performance.now();
    if (socket.writableLength === 0) waiting.delete(socket);
    else if (!waiting.has(socket)) waiting.set(socket, { since: now, sent: socket.bytesWritten });
    const { since = now, sent = 0 } = waiting.get(socket) ?? {};
    const ms = now - since;
    if (ms === 0 || ms < limits.slowReaderDelay) return [];
    const bytesPerSecond = ((socket.bytesWritten - sent) / ms) * 1000;
    return [{ socket, address: socket.remoteAddress ?? "", bytesPerSecond }];
  }

  const timer = setInterval(() => {
    const readers = [...sockets].flatMap(readerOf);
    for (const { socket } of excessReaders(readers, limits)) socket.destroy();
  }, limits.checkInterval).unref();
  server.once("close", () => clearInterval(timer));
}
