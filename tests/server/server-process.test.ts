import { closeSync, cpSync, existsSync, mkdirSync, openSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "../../scripts/host-process";
import { startServerOf } from "../host-contract/start-on-free-port";
import { asset, copy, keepRequesting, program, runProgram, statusOf, type Tally } from "./served-copy";

/** Runs the server, which is expected to end by itself, and returns its exit code and what it printed. */
async function failureOf(PORT: string, file = program) {
  const { printed, ended } = runProgram([process.execPath, file], { PORT });
  return [await ended, printed.output + printed.errors];
}

test("a port that is in use ends the server with one line that says what to do", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  const sentence = `Port ${port} is taken: stop what uses it, or set PORT to another one.\n`;
  expect(await failureOf(String(port))).toEqual([1, sentence]);
  other.close();
});

test.each(["http", "70000", "80.5", " ", "0x50", "1e3"])("PORT=%s is refused in one line", async (port) => {
  const sentence = `PORT is "${port}": it must be a whole number from 0 to 65535.\n`;
  expect(await failureOf(port)).toEqual([1, sentence]);
});

test("an empty PORT is the default", async () => {
  const { printed } = runProgram([process.execPath, program], { PORT: "" });
  // It may be in use here.
  const line = /^(The site is at http:\/\/127\.0\.0\.1:|Port )3000\b/;
  await expect.poll(() => printed.output + printed.errors).toMatch(line);
});

test("without a build the server ends with one line that says how to make one", async () => {
  const empty = join(copy.folder, "empty");
  mkdirSync(empty);
  cpSync(program, join(empty, "server.mjs"));
  const sentence = `There is no build at ${join(empty, "site")}: run "npm run build" first.\n`;
  expect(await failureOf("0", join(empty, "server.mjs"))).toEqual([1, sentence]);
});

test("SIGTERM under load cuts off no response, loses no request, and the server ends by itself", async () => {
  const server = await startServerOf(copy.folder);
  const tally: Tally = { complete: 0, cut: 0, lost: 0, refused: 0 };
  const clients = Array.from({ length: 40 }, (_, index) =>
    keepRequesting(new URL(index % 2 ? "/" : asset, server.base), tally, (outcome) => outcome !== "refused"),
  );
  await expect.poll(() => tally.complete).toBeGreaterThan(400);
  const before = tally.complete;
  expect(await server.stop()).toBe(0);
  await Promise.all(clients);
  expect(tally).toMatchObject({ cut: 0, lost: 0, refused: 40 });
  expect(tally.complete).toBeGreaterThan(before);
});

/** Starts the server with LOG=json; `output` is where its log goes. */
async function startWithLog(output: "pipe" | number) {
  const port = await freePort();
  const env = { PORT: String(port), LOG: "json" };
  const { child, printed } = runProgram([process.execPath, program], env, output);
  return { child, printed, request: (path: string) => statusOf(new URL(path, `http://127.0.0.1:${port}`)) };
}

test("LOG=json writes one line of JSON per response", async () => {
  const { printed, request } = await startWithLog("pipe");
  const lines = () => printed.output.split("\n").slice(0, -1);
  await expect.poll(lines).toHaveLength(1);
  await request("/?q=secret");
  await request("/nope%0Aforged");
  await expect.poll(lines).toHaveLength(3);
  const [, ...responses] = lines();
  expect(responses.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ method: "GET", path: "/", status: 200 }),
    expect.objectContaining({ method: "GET", path: "/nope%0Aforged", status: 404 }),
  ]);
  expect(printed.output).not.toContain("secret");
});

test.skipIf(!existsSync("/dev/full")).each(["EPIPE", "ENOSPC"])(
  "a log that cannot be written (%s) is turned off, and the server goes on",
  async (code) => {
    const disk = openSync("/dev/full", "w");
    const { child, printed, request } = await startWithLog(code === "EPIPE" ? "pipe" : disk);
    await expect.poll(() => request("/")).toBe(200);
    // Its reader is gone.
    child.stdout?.destroy();
    await request("/");
    const line = /^The access log cannot be written and is now off: [^\n]*\n$/;
    await expect.poll(() => printed.errors).toMatch(line);
    expect(printed.errors).toContain(code);
    expect([await request("/"), await request("/about")]).toEqual([200, 200]);
    expect(printed.errors).toMatch(line);
    closeSync(disk);
  },
);
