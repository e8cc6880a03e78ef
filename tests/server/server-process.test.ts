import { spawn } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";
import { Agent, get } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startHost, startOnFreePort } from "../../scripts/host-process";
import { copySite, dist } from "../host-contract/site-copy";

const copy = copySite();
for (const file of ["server.mjs", "build.json"]) cpSync(join(dist, file), join(copy.folder, file));
afterAll(copy.remove);

const program = join(copy.folder, "server.mjs");

/** Runs the server to its end, which is to come by itself. */
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

test("a port that is taken is named, with what to do", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  const { code, output } = await run({ PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(output).toBe(`Port ${port} is taken: stop what uses it, or set PORT to another one.\n`);
});

test.each(["http", "-1", "70000", "80.5", "1e9"])("PORT=%s is refused in one line", async (port) => {
  const { code, output } = await run({ PORT: port });
  expect(code).toBe(1);
  expect(output).toBe(`PORT is "${port}": it must be a whole number from 0 to 65535.\n`);
});

test("a kind of log that there is not is refused in one line", async () => {
  expect(await run({ LOG: "text", PORT: "0" })).toEqual({
    code: 1,
    output: 'LOG is "text": it must be "json", or not be set at all.\n',
  });
});

test("without a build it says how to get one", async () => {
  const empty = join(copy.folder, "empty");
  mkdirSync(empty);
  cpSync(program, join(empty, "server.mjs"));
  const { code, output } = await run({ PORT: "0" }, join(empty, "server.mjs"));
  expect(code).toBe(1);
  expect(output).toBe(`There is no build at ${join(empty, "site")}: run "npm run build" first.\n`);
});

type Tally = { whole: number; cut: number; lost: number; refused: number };

/** Asks on and on over one connection, as fast as answers come, until nobody listens any more. */
async function keepAsking(url: URL, tally: Tally) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let outcome: keyof Tally;
  do {
    outcome = await ask(url, agent);
    tally[outcome]++;
  } while (outcome !== "refused");
  agent.destroy();
}

function ask(url: URL, agent: Agent): Promise<keyof Tally> {
  return new Promise((resolve) => {
    get(url, { agent }, (answer) => {
      let length = 0;
      answer.on("data", (chunk) => {
        length += chunk.length;
      });
      answer.on("end", () => resolve(length === Number(answer.headers["content-length"]) ? "whole" : "cut"));
      answer.on("error", () => resolve("cut"));
    }).on("error", (error: NodeJS.ErrnoException) =>
      resolve(error.code === "ECONNREFUSED" ? "refused" : "lost"),
    );
  });
}

test("SIGTERM under load cuts no answer, loses no request, and the server ends by itself", async () => {
  const server = await startOnFreePort((port) => {
    const env = { PORT: String(port), HOST: "127.0.0.1" };
    return startHost({ program: process.execPath, args: [program], port, env });
  });
  const tally: Tally = { whole: 0, cut: 0, lost: 0, refused: 0 };
  const asset = `/${copy.record.assets.find((file) => file.includes("react-"))}`;
  const clients = Array.from({ length: 40 }, (_, index) =>
    keepAsking(new URL(index % 2 ? "/" : asset, server.base), tally),
  );
  await expect.poll(() => tally.whole).toBeGreaterThan(400);
  const before = tally.whole;
  expect(await server.stop()).toBe(0);
  await Promise.all(clients);
  expect(tally).toMatchObject({ cut: 0, lost: 0, refused: 40 });
  expect(tally.whole).toBeGreaterThan(before);
});

test("LOG=json writes one line of JSON an answer", async () => {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", LOG: "json" },
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  const lines = () => output.split("\n").slice(0, -1);
  await expect.poll(lines).toHaveLength(1);
  const [address] = /http:\S+/.exec(output) ?? [];
  const fetchWhole = (path: string) => fetch(`${address}${path}`).then((answer) => answer.arrayBuffer());
  await fetchWhole("/?q=secret");
  await fetchWhole("/nope%0Aforged");
  await expect.poll(lines).toHaveLength(3);
  child.kill("SIGTERM");
  expect(
    lines()
      .slice(1)
      .map((line) => JSON.parse(line)),
  ).toEqual([
    expect.objectContaining({ method: "GET", path: "/", status: 200 }),
    expect.objectContaining({ method: "GET", path: "/nope%0Aforged", status: 400 }),
  ]);
  expect(output).not.toContain("secret");
});
