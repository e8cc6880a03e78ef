// @vitest-environment node
import fs from "node:fs";
import { rename, rm, truncate, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { logFailure } from "./logs";
import { asset, missingHeaders, receive, serveFixtureSite } from "./site-fixture";

const running = serveFixtureSite();
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

/** Makes the next file that `send` opens fail. */
function failToOpen(code: string) {
  const open = (...args: unknown[]) =>
    (args.at(-1) as (error: Error) => void)(Object.assign(new Error(code), { code }));
  const real = fs.createReadStream;
  vi.spyOn(fs, "createReadStream").mockImplementationOnce((path, options) =>
    real(path, { ...(options as object), fs: { ...fs, open } as never }),
  );
}

test("a handler that throws is a 500 in words and a line in the log, and the server goes on", async () => {
  // A line break cannot be part of a header.
  const pages = running.record.pages.map((page) =>
    page.path === "/games" ? { ...page, styleHash: "\n" } : page,
  );
  const { send } = await running.start({}, { record: { ...running.record, pages } });
  const response = await send({ path: "/games?secret" });
  expect(response.status).toBe(500);
  expect(response.body.toString()).toBe("The server could not answer this request.");
  expect(missingHeaders(response)).toEqual([]);
  const line = expect.stringMatching(/^GET \/games: .*Invalid character in header/);
  expect(vi.mocked(console.error).mock.calls).toEqual([[line]]);
  expect((await send({ path: "/" })).status).toBe(200);
});

test.each([
  [asset, "EACCES", 500, /^The server could not answer this request\.$/],
  [asset, "EMFILE", 503, /^The server is busy\. /],
  [asset, "ENFILE", 503, /^The server is busy\. /],
  [asset, "ENOENT", 404, /^Not Found$/],
  ["/games", "ENOENT", 404, /Game Over!/],
])("%s, which fails with %s after its length was read, is a whole %d", async (path, code, status, body) => {
  failToOpen(code);
  const response = await running.send({ path, headers: { Range: "bytes=0-9" } });
  expect(response.status).toBe(status);
  expect(response.body.toString()).toMatch(body);
  expect(response.headers["content-length"]).toBe(String(response.body.length));
  expect(response.headers.connection).toBe(status === 503 ? "close" : "keep-alive");
  for (const name of ["etag", "last-modified", "content-range", "content-encoding"])
    expect(response.headers[name]).toBeUndefined();
  // The 404 page has a policy of its own.
  expect(missingHeaders(response)).toEqual(path === asset ? [] : ["Content-Security-Policy"]);
});

test("a file that is truncated during a download ends the connection, without the next response", async () => {
  const file = join(running.folder, "legal.json");
  await writeFile(file, Buffer.alloc(50_000_000));
  const socket = connect(running.port, "127.0.0.1");
  const end = receive(socket);
  socket.once("data", () => socket.pause());
  socket.write("GET /legal.json HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await expect.poll(() => socket.isPaused()).toBe(true);
  await truncate(file, 0);
  socket.resume();
  const received = await end;
  expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(received.length).toBeLessThan(50_000_000);
});

test("a file that was removed is a 404", async () => {
  for (const file of ["games.html", "legal.json"]) await rm(join(running.folder, file));
  for (const path of ["/games", "/legal.json"]) expect((await running.send({ path })).status).toBe(404);
});

test("a compressed copy that was removed is replaced by the plain file", async () => {
  const { folder, send } = running;
  for (const file of ["index.html.br", "404.html.br"]) await rm(join(folder, file));
  for (const [path, status, text] of [
    ["/", 200, "<h1>Home</h1>"],
    ["/nope", 404, "Game Over!"],
  ] as const) {
    const response = await send({ path, headers: { "Accept-Encoding": "br" } });
    expect(response.status).toBe(status);
    expect(response.headers["content-encoding"]).toBeUndefined();
    expect(response.headers["content-length"]).toBe(String(response.body.length));
    expect(response.body.toString()).toContain(text);
  }
});

test("a build whose folder was removed is 503 for every path and for /healthz, until it is back", async () => {
  const { folder, send } = running;
  const away = `${folder}-away`;
  await rename(folder, away);
  for (const path of ["/", "/games", "/nope", asset, "/gone.js", "/healthz"]) {
    const response = await send({ path });
    expect([path, response.status]).toEqual([path, 503]);
    expect(response.headers["retry-after"]).toMatch(/^\d+$/);
    expect(missingHeaders(response)).toEqual([]);
  }
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(folder));
  await rename(away, folder);
  for (const path of ["/", asset, "/healthz"]) expect((await send({ path })).status).toBe(200);
});

test("the same line is logged once a minute", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  for (const line of ["one", "one", "two", "one"]) logFailure(line);
  vi.advanceTimersByTime(60_000);
  logFailure("one");
  expect(vi.mocked(console.error).mock.calls).toEqual([["one"], ["two"], ["one"]]);
});
