import { execFile } from "node:child_process";
import { Agent, get } from "node:http";
import { promisify } from "node:util";
import { findProgram } from "../scripts/host-process";

export type Load = { requests: number; perSecond: number; p99Ms: number; errors: number };

const connections = 64;
/** As browsers send it. */
const acceptEncoding = "gzip, deflate, br, zstd";

/** The loader we have: wrk, or a slower one of our own that needs nothing installed. */
export const loaderName = findProgram("wrk") ? "wrk" : "a loader in Node (wrk is not installed)";

export async function load(url: string, seconds: number, core: number | undefined): Promise<Load> {
  return findProgram("wrk") ? loadWithWrk(url, seconds, core) : loadWithNode(url, seconds);
}

async function loadWithWrk(url: string, seconds: number, core: number | undefined): Promise<Load> {
  const args = [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--latency",
    "-H",
    `Accept-Encoding: ${acceptEncoding}`,
    url,
  ];
  const [program = "", ...rest] = onCore(core, ["wrk", ...args]);
  const { stdout } = await promisify(execFile)(program, rest);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const [, socketErrors = ""] = /Socket errors: (.*)/.exec(stdout) ?? [];
  const [, latency = "0", unit = "ms"] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return {
    requests: number(/(\d+) requests in/),
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99Ms: Number(latency) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1),
    errors:
      number(/Non-2xx or 3xx responses: (\d+)/) +
      [...socketErrors.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0),
  };
}

async function loadWithNode(url: string, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let errors = 0;
  const started = performance.now();
  const ask = () =>
    new Promise<void>((resolve) => {
      const asked = performance.now();
      get(url, { agent, headers: { "Accept-Encoding": acceptEncoding } }, (answer) => {
        if (answer.statusCode !== 200) errors++;
        answer.resume();
        answer.on("end", () => {
          times.push(performance.now() - asked);
          resolve();
        });
      }).on("error", () => {
        errors++;
        resolve();
      });
    });
  const client = async () => {
    while (performance.now() - started < seconds * 1000) await ask();
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  times.sort((a, b) => a - b);
  const elapsed = (performance.now() - started) / 1000;
  const p99Ms = times[Math.floor(times.length * 0.99)] ?? 0;
  return { requests: times.length, perSecond: times.length / elapsed, p99Ms, errors };
}

/** A command that runs on one core only, where the system can do that. */
function onCore(core: number | undefined, command: readonly string[]): string[] {
  return core === undefined ? [...command] : ["taskset", "-c", String(core), ...command];
}
