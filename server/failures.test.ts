// @vitest-environment node
import fs from "node:fs";
import { dirname } from "node:path";
import { expect, test, vi } from "vitest";
import { httpClient } from "../scripts/check-deploy/http-client";
import { logFailure } from "./failures";
import { listen, missingHeaders, serveFixtureSite } from "./fixture-site";

const running = serveFixtureSite();

/** Makes `send` open a file in another way, once. */
function openOnce(open: (path: string, options: object, real: typeof fs.createReadStream) => fs.ReadStream) {
  const real = fs.createReadStream;
  vi.spyOn(fs, "createReadStream").mockImplementationOnce((path, options) =>
    open(String(path), options as object, real),
  );
}

test("a handler that throws is a 500 in words and a line in the log, and the server goes on", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  // A line break cannot be part of a header.
  const pages = running.site.record.pages.map((page) =>
    page.path === "/games" ? { ...page, styleHash: "\n" } : page,
  );
  const server = await listen({
    ...running.site,
    record: { ...running.site.record, pages },
    limits: { idleCloseDelay: 0 },
  });
  const send = httpClient(new URL(`http://127.0.0.1:${server.port}`));
  const response = await send({ path: "/games?secret" });
  expect(response.status).toBe(500);
  expect(response.body.toString()).toBe("The server could not answer this request.");
  expect(missingHeaders(response)).toEqual([]);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^GET \/games: .*Invalid character in header/)]]);
  expect((await send({ path: "/" })).status).toBe(200);
  send.close();
  await server.drain();
});

test("a file that cannot be read is a 500 in words, with the length of these words", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  openOnce((path, options, real) => real(dirname(path), options));
  const response = await running.send({ path: "/assets/app-12345678.js", headers: { Range: "bytes=0-9" } });
  expect(response.status).toBe(500);
  expect(response.body.toString()).toBe("The server could not answer this request.");
  for (const name of ["etag", "content-range", "content-encoding"])
    expect(response.headers[name]).toBeUndefined();
  expect(missingHeaders(response)).toEqual([]);
  expect(log).toHaveBeenCalledOnce();
});

test.each(["EMFILE", "ENFILE"])("%s is a 503 in words that closes the connection", async (code) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const open = (...[, , , done]: [string, string, number, (error: Error) => void]) =>
    done(Object.assign(new Error(code), { code }));
  openOnce((path, options, real) => real(path, { ...options, fs: { ...fs, open } as never }));
  const response = await running.send({ path: "/" });
  expect(response.status).toBe(503);
  expect(response.headers.connection).toBe("close");
  expect(response.body.toString()).toMatch(/^The server is busy\. /);
  expect((await running.send({ path: "/" })).status).toBe(200);
});

test.each([
  ["/games", /Game Over!/],
  ["/assets/app-12345678.js", /^Not Found$/],
])("%s, removed after its length was read, is a whole 404", async (path, body) => {
  openOnce((file, options, real) => real(`${file}.removed`, options));
  const response = await running.send({ path, headers: { Range: "bytes=0-9" } });
  expect(response.status).toBe(404);
  expect(response.body.toString()).toMatch(body);
  expect(response.headers["content-length"]).toBe(String(response.body.length));
  for (const name of ["etag", "last-modified", "content-range"])
    expect(response.headers[name]).toBeUndefined();
});

test("the same line is logged once a minute", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const line of ["one", "one", "two", "one"]) logFailure(line);
  vi.advanceTimersByTime(60_000);
  logFailure("one");
  expect(log.mock.calls).toEqual([["one"], ["two"], ["one"]]);
});
