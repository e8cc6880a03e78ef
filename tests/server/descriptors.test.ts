import { existsSync, readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { startServerOf } from "../host-contract/start-on-free-port";
import { asset, copy, statusOf } from "./served-copy";

/** Several requests in one packet, in every way that `send` answers. */
const pipelined = [
  `GET ${asset} HTTP/1.1\r\nHost: x\r\n\r\n`,
  "GET / HTTP/1.1\r\nHost: x\r\n\r\n",
  "HEAD / HTTP/1.1\r\nHost: x\r\n\r\n",
  `GET ${asset} HTTP/1.1\r\nHost: x\r\nRange: bytes=5-\r\n\r\n`,
  "GET / HTTP/1.1\r\nHost: x\r\nIf-None-Match: *\r\n\r\n",
  "GET /nope HTTP/1.1\r\nHost: x\r\n\r\n",
]
  .join("")
  .repeat(3);

/** Starts the server with at most so many open files. */
async function start(openFiles: number) {
  const limit = `ulimit -n ${openFiles} && exec "$@"`;
  const host = await startServerOf(copy.folder, ["/bin/sh", "-c", limit, "sh"]);
  onTestFinished(() => void host.stop());
  return { ...host, port: Number(host.base.port) };
}

function openFilesOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** Connects, sends everything in one packet and closes at once. */
function sendAndClose(port: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(pipelined, () => socket.destroy()));
    socket.on("error", () => {});
    socket.on("close", () => resolve());
  });
}

type Client = { socket: Socket; received: string };

/** Sends one request; after an answer other than an error the connection stays open. */
function requestAndStay(port: number): Promise<Client> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n"));
    const client = { socket, received: "" };
    socket.on("data", (chunk) => {
      client.received += chunk;
      if (client.received.startsWith("HTTP/1.1 200")) resolve(client);
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(client));
  });
}

describe.skipIf(!existsSync("/proc/self/fd"))("open files", () => {
  test("1,000 clients that pipeline requests and leave at once leave no file open", async () => {
    const { pid, port } = await start(4096);
    const before = openFilesOf(pid);
    for (let round = 0; round < 20; round++)
      await Promise.all(Array.from({ length: 50 }, () => sendAndClose(port)));
    await expect.poll(() => openFilesOf(pid)).toBeLessThanOrEqual(before);
  });

  test("a server without free descriptors answers 503 in words, and serves again once there are some", async () => {
    const { pid, port, base } = await start(64);
    const before = openFilesOf(pid);
    const clients: Client[] = [];
    const isRefused = ({ received }: Client) =>
      /^HTTP\/1\.1 503 .*\r\nConnection: close\r\n.*\r\n\r\nThe server is busy\. /s.test(received);
    // One after the other: Node resets connections that arrive together without an answer.
    while (!clients.some(isRefused)) clients.push(await requestAndStay(port));
    expect(clients.length).toBeLessThanOrEqual(64);
    for (const { socket } of clients) socket.destroy();
    await expect.poll(() => statusOf(base)).toBe(200);
    await expect.poll(() => openFilesOf(pid)).toBeLessThanOrEqual(before);
    expect(await statusOf(new URL(asset, base))).toBe(200);
  });
});
