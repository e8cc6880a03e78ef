import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";

export type Command = { program: string; args: readonly string[] };

type RunOptions = {
  folder: string;
  /** Ends the program and everything it started. */
  signal?: AbortSignal | undefined;
};

const isWindows = process.platform === "win32";
/** For a program to end by itself after an interruption. */
const endingMs = 10_000;

/**
 * Variables of this process that would change what the commands do: a build for development, colours, another folder,
 * the repository of the git hook that runs this.
 */
const ownVariables = new Set([
  ...["NODE_ENV", "VITEST", "FORCE_COLOR", "DIST"],
  ...["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"],
]);

/** The environment of the commands. */
export function commandEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ownVariables.has(name)));
}

/** Runs a program and returns its exit code and output; 127 if it cannot be started. */
export async function runCommand(
  { program, args }: Command,
  { folder, signal }: RunOptions,
): Promise<{ code: number; output: string }> {
  const child = spawn(program, args, {
    cwd: folder,
    // Git must not wait for a password that nobody is asked for.
    env: { ...commandEnvironment(), NO_COLOR: "1", GIT_TERMINAL_PROMPT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
    // A process group of its own, so that an interruption ends all its processes.
    detached: !isWindows,
    // npm is a script on Windows, which only a shell can start.
    shell: isWindows && program === "npm",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const closed = new Promise<number>((resolve) => {
    child.on("error", (error) => {
      output += `${error.message}\n`;
      resolve(127);
    });
    // Not "exit": there may be unread output at that time.
    child.on("close", (code) => resolve(code ?? 1));
  });
  let ended: Promise<void> | undefined;
  const interrupt = () => {
    ended = endGroup(child);
  };
  const endWithThisProcess = () => child.pid && signalGroup(child.pid, "SIGKILL");
  if (signal?.aborted) interrupt();
  signal?.addEventListener("abort", interrupt, { once: true });
  process.once("exit", endWithThisProcess);
  const code = await closed;
  signal?.removeEventListener("abort", interrupt);
  process.off("exit", endWithThisProcess);
  await ended;
  // Some programs write colours although NO_COLOR is set.
  return { code, output: stripVTControlCharacters(output) };
}

/** Ends a program and everything it started, as Ctrl-C does; by force what has not ended in time. */
async function endGroup({ pid }: ChildProcess) {
  if (pid === undefined) return;
  if (isWindows) {
    spawnSync("taskkill", ["/pid", String(pid), "/t", "/f"]);
    return;
  }
  const deadline = Date.now() + endingMs;
  signalGroup(pid, "SIGINT");
  while (signalGroup(pid, 0) && Date.now() < deadline) await sleep(50);
  signalGroup(pid, "SIGKILL");
}

/** Whether a process of the group is left to receive the signal. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}
