// @vitest-environment node
import { rm, truncate, utimes, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { serveFixtureSite } from "./fixture-site";

const running = serveFixtureSite();

test("a range of a file that has changed since is answered with the whole file", async () => {
  const path = "/assets/app-12345678.js";
  const { status, body } = await running.send({
    path,
    headers: { Range: "bytes=0-9", "If-Range": '"older"' },
  });
  expect(status).toBe(200);
  expect(body.length).toBeGreaterThan(10);
});

test("a replaced legal.json is served without a restart, with a new ETag", async () => {
  const file = join(running.site.folder, "legal.json");
  const before = await running.send({ path: "/legal.json" });
  expect(before.body.toString()).toBe('{"privacy":"old"}');
  // The same length as before, and a date that differs by milliseconds.
  await writeFile(file, '{"privacy":"new"}');
  await utimes(file, new Date(), new Date(Date.now() + 5));
  const after = await running.send({
    path: "/legal.json",
    headers: { "If-None-Match": String(before.headers.etag) },
  });
  expect(after.status).toBe(200);
  expect(after.body.toString()).toBe('{"privacy":"new"}');
  expect(after.headers.etag).not.toBe(before.headers.etag);

  await rm(file);
  expect((await running.send({ path: "/legal.json" })).status).toBe(404);
});

test("a page whose file was removed is the 404 page", async () => {
  await rm(join(running.site.folder, "games.html.br"));
  const response = await running.send({ path: "/games", headers: { "Accept-Encoding": "br" } });
  expect(response.status).toBe(404);
  expect(response.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(response.body).toString()).toContain("Game Over!");
});

test("a file that is truncated during a download ends the connection, without the next response", async () => {
  const file = join(running.site.folder, "legal.json");
  await writeFile(file, Buffer.alloc(50_000_000));
  const socket = connect(running.server.port, "127.0.0.1");
  const closed = new Promise((resolve) => socket.once("close", resolve));
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk.toString("latin1");
  });
  socket.once("data", () => socket.pause());
  socket.write("GET /legal.json HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await expect.poll(() => socket.isPaused()).toBe(true);
  await truncate(file, 0);
  socket.resume();
  await closed;
  await rm(file);
  expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(received.length).toBeLessThan(50_000_000);
});
