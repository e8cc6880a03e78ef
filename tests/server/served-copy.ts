import { spawn } from "node:child_process";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { copySite } from "../host-contract/site-copy";

/** A copy of the build with its server, for the tests of a file. */
export const copy = copySite();
export const program = join(copy.folder, "server.mjs");
export const asset = `/${copy.record.assets.find((file) => file.includes("react-"))}`;

/** The status of a whole response; 0 if there is none. */
export function statusOf(url: URL): Promise<number> {
  return fetch(url, { headers: { Connection: "close" } }).then(
    async (response) => (await response.arrayBuffer()) && response.status,
    () => 0,
  );
}

/** Starts a program that ends with the test, and collects its output. */
export function runProgram(
  [command = "", ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  output: "pipe" | number = "pipe",
) {
  const child = spawn(command, args, {
    env: { ...process.env, HOST: "127.0.0.1", ...env },
    stdio: ["ignore", output, "pipe"],
  });
  const printed = { output: "", errors: "" };
  child.stdout?.on("data", (chunk) => {
    printed.output += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    printed.errors += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, printed, ended };
}

/** Requests by outcome. */
export type Tally = { complete: number; cut: number; lost: number; refused: number };

/** Sends requests over one keep-alive connection, one after the other, while `wanted` returns true. */
export async function keepRequesting(url: URL, tally: Tally, wanted: (outcome: keyof Tally) => boolean) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let outcome: keyof Tally;
  do {
    // If this process had no time, the server may have closed the idle connection: that is seen between these turns.
    for (const _ of [1, 2]) await nextTurn();
    outcome = await requestOnce(url, agent);
    tally[outcome]++;
  } while (wanted(outcome));
  agent.destroy();
}

function requestOnce(url: URL, agent: Agent): Promise<keyof Tally> {
  return new Promise((resolve) => {
    get(url, { agent }, (response) => {
      let length = 0;
      response.on("data", (chunk) => {
        length += chunk.length;
      });
      const expected = Number(response.headers["content-length"]);
      response.on("end", () => resolve(length === expected ? "complete" : "cut"));
      response.on("error", () => resolve("cut"));
    }).on("error", (error: NodeJS.ErrnoException) =>
      resolve(error.code === "ECONNREFUSED" ? "refused" : "lost"),
    );
  });
}
