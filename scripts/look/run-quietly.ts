import { spawn } from "node:child_process";
import { ownerFault } from "../../build/owner-fault";
import { onCleanUp } from "./clean-up";

type Options = { cwd: string; env?: NodeJS.ProcessEnv };

const isWindows = process.platform === "win32";
/** How much of a failed program's output is shown. */
const shownLines = 30;

/** Runs a program to its end. What it prints is shown only if it fails. */
export function runQuietly(
  program: string,
  args: readonly string[],
  { cwd, env = {} }: Options,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      // npm is a script on Windows, which only a shell can start.
      shell: isWindows,
      // A process group of its own: what npm starts ends together with npm.
      detached: !isWindows,
    });
    let running = true;
    onCleanUp(() => {
      if (!running || child.pid === undefined) return;
      if (isWindows) child.kill();
      else process.kill(-child.pid);
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      running = false;
      if (code === 0) return resolve();
      const lines = output.trimEnd().split("\n").slice(-shownLines);
      reject(ownerFault([`"${[program, ...args].join(" ")}" failed:`, ...lines]));
    });
  });
}
