import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readBuildRecord } from "../build/build-record";
import { findProgram, freePort, type HostProcess, startHost } from "../scripts/host-process";
import { nginxSupport, startNginx } from "../tests/host-contract/nginx-host";
import { load, loaderName } from "./load";
import { memoryMb, processorSeconds, processTree } from "./process-figures";

/**
 * `npm run bench:serve`: our server and nginx in turn on the same files, one core each, the load on another. Requests
 * per second suffer from whatever else the machine does; processor time per request hardly does, so both are printed.
 * Nothing passes or fails here.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const dist = resolve("dist");

/** Cores, where the machine has two and a program that assigns them. */
const cores = findProgram("taskset") && availableParallelism() > 1 ? { server: 0, load: 1 } : undefined;

type Figures = { perSecond: number; processorUs: number; p99Ms: number; errors: number };

if (process.platform !== "linux")
  fail("The bench reads processor time and memory from /proc: it needs Linux.");
if (!existsSync(join(dist, "build.json"))) fail('There is no build: run "npm run build" first.');

const folder = mkdtempSync(join(tmpdir(), "bench-"));
const hosts = new Map<string, HostProcess>();
try {
  const record = await readBuildRecord(dist);
  await startHosts();
  console.log(`${loaderName}: 64 connections, ${rounds} rounds of ${seconds} s in turn`);
  const asset = record.assets.find((file) => /\/react-.*\.js$/.test(file)) ?? record.assets[0];
  for (const path of ["/", `/${asset}`]) await compareOn(path);
} finally {
  for (const host of hosts.values()) await host.stop();
  rmSync(folder, { recursive: true });
}

async function startHosts() {
  chmodSync(folder, 0o755);
  const site = join(folder, "site");
  cpSync(join(dist, "site"), site, { recursive: true });
  const port = await freePort();
  const env = { PORT: String(port), HOST: "127.0.0.1" };
  hosts.set(
    "ours",
    await startHost({ program: process.execPath, args: [join(dist, "server.mjs")], port, env }),
  );
  const { usable, notChecked } = nginxSupport(findProgram("nginx"));
  for (const line of notChecked) console.log(`not compared: ${line}`);
  if (usable) {
    hosts.set("nginx", await startNginx({ folder, site, record: await readBuildRecord(dist) }, "1"));
  }
  if (!cores) return;
  for (const { pid } of hosts.values()) {
    for (const each of processTree(pid))
      execFileSync("taskset", ["-apc", String(cores.server), String(each)]);
  }
}

async function compareOn(path: string) {
  const measured = new Map([...hosts.keys()].map((name): [string, Figures[]] => [name, []]));
  for (const { base } of hosts.values()) await load(new URL(path, base).href, 2, cores?.load);
  const before = memory();
  for (let round = 0; round < rounds; round++) {
    for (const [name, host] of hosts) measured.get(name)?.push(await measure(host, path));
  }
  const after = memory();

  console.log(`\n${path}`);
  const figures = [...measured].map(([name, all]) => ({ name, ...middle(all) }));
  console.table(
    Object.fromEntries(
      figures.map(({ name, perSecond, processorUs, p99Ms, errors }) => [
        name,
        {
          "requests/s": Math.round(perSecond),
          "processor µs/request": Number(processorUs.toFixed(1)),
          "p99 ms": Number(p99Ms.toFixed(1)),
          errors,
          "memory MB": `${before.get(name)?.toFixed(0)} -> ${after.get(name)?.toFixed(0)}`,
        },
      ]),
    ),
  );
  const [ours, nginx] = figures;
  if (!ours || !nginx) return;
  const byTime = (ours.perSecond / nginx.perSecond).toFixed(2);
  const byWork = (nginx.processorUs / ours.processorUs).toFixed(2);
  console.log(`ours / nginx: ${byTime} by requests per second, ${byWork} by processor time`);
}

async function measure({ base, pid }: HostProcess, path: string): Promise<Figures> {
  const used = () => processTree(pid).reduce((sum, each) => sum + processorSeconds(each), 0);
  const before = used();
  const { requests, perSecond, p99Ms, errors } = await load(new URL(path, base).href, seconds, cores?.load);
  return { perSecond, p99Ms, errors, processorUs: ((used() - before) / requests) * 1e6 };
}

function memory(): Map<string, number> {
  return new Map(
    [...hosts].map(([name, { pid }]) => [
      name,
      processTree(pid).reduce((sum, each) => sum + memoryMb(each), 0),
    ]),
  );
}

/** The round in the middle, with the errors of all. */
function middle(all: readonly Figures[]): Figures {
  const sorted = [...all].sort((a, b) => a.perSecond - b.perSecond);
  const chosen = sorted[Math.floor(sorted.length / 2)];
  if (!chosen) throw new Error("There was no round.");
  return { ...chosen, errors: all.reduce((sum, { errors }) => sum + errors, 0) };
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
