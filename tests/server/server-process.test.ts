import { spawn } from "node:child_process";
import { closeSync, cpSync, existsSync, mkdirSync, openSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../scripts/host-process";
import { copySite, dist } from "../host-contract/site-copy";
import { startServerOf } from "../host-contract/start-on-free-port";
import { keepRequesting, type Tally } from "./request-load";

const copy = copySite();
for (const file of ["server.mjs", "build.json"]) cpSync(join(dist, file), join(copy.folder, file));
afterAll(copy.remove);

const program = join(copy.folder, "server.mjs");

/** Runs the server until it ends by itself. */
function run(env: NodeJS.ProcessEnv, file = program): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [file], { env: { ...process.env, HOST: "127.0.0.1", ...env } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve) => child.on("exit", (code) => resolve({ code, output })));
}

test("a port that is in use ends the server with one line that says what to do", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  const { code, output } = await run({ PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(output).toBe(`Port ${port} is taken: stop what uses it, or set PORT to another one.\n`);
});

test.each(["http", "70000", "80.5"])("PORT=%s is refused in one line", async (port) => {
  const { code, output } = await run({ PORT: port });
  expect(code).toBe(1);
  expect(output).toBe(`PORT is "${port}": it must be a whole number from 0 to 65535.\n`);
});

test("without a build the server ends with one line that says how to make one", async () => {
  const empty = join(copy.folder, "empty");
  mkdirSync(empty);
  cpSync(program, join(empty, "server.mjs"));
  const { code, output } = await run({ PORT: "0" }, join(empty, "server.mjs"));
  expect(code).toBe(1);
  expect(output).toBe(`There is no build at ${join(empty, "site")}: run "npm run build" first.\n`);
});

const asset = `/${copy.record.assets.find((file) => file.includes("react-"))}`;

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
function startWithLog(port: number, output: "pipe" | number) {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", LOG: "json" },
    stdio: ["ignore", output, "pipe"],
  });
  onTestFinished(() => void child.kill("SIGTERM"));
  let errors = "";
  child.stderr?.on("data", (chunk) => {
    errors += chunk;
  });
  const statusOf = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      async (response) => (await response.arrayBuffer()) && response.status,
      () => 0,
    );
  return { child, statusOf, errors: () => errors };
}

test("LOG=json writes one line of JSON per response", async () => {
  const { child, statusOf } = startWithLog(await freePort(), "pipe");
  let output = "";
  child.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  const lines = () => output.split("\n").slice(0, -1);
  await expect.poll(lines).toHaveLength(1);
  await statusOf("/?q=secret");
  await statusOf("/nope%0Aforged");
  await expect.poll(lines).toHaveLength(3);
  expect(
    lines()
      .slice(1)
      .map((line) => JSON.parse(line)),
  ).toEqual([
    expect.objectContaining({ method: "GET", path: "/", status: 200 }),
    expect.objectContaining({ method: "GET", path: "/nope%0Aforged", status: 404 }),
  ]);
  expect(output).not.toContain("secret");
});

test.skipIf(!existsSync("/dev/full")).each(["EPIPE", "ENOSPC"])(
  "a log that cannot be written (%s) is turned off, and the server goes on",
  async (code) => {
    const disk = openSync("/dev/full", "w");
    const { child, statusOf, errors } = startWithLog(await freePort(), code === "EPIPE" ? "pipe" : disk);
    await expect.poll(() => statusOf("/")).toBe(200);
    // Its reader is gone.
    child.stdout?.destroy();
    await statusOf("/");
    await expect.poll(errors).toMatch(/^The access log cannot be written and is now off: [^\n]*\n$/);
    expect(errors()).toContain(code);
    expect([await statusOf("/"), await statusOf("/about")]).toEqual([200, 200]);
    expect(errors().split("\n")).toHaveLength(2);
    closeSync(disk);
  },
);
