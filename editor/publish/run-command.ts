import { type ChildProcess, spawn, spawnSync } from "node:child_process";

export type Command = { program: string; args: readonly string[] };

type RunOptions = {
  folder: string;
  /** Receives each line of the output as soon as it is complete. */
  onLine?: (line: string) => void;
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
export function runCommand(
  { program, args }: Command,
  { folder, onLine, signal }: RunOptions,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
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
    let started = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        const lines = `${started}${text}`.split(/\r?\n/);
        started = lines.pop() ?? "";
        for (const line of lines) onLine?.(line);
      });
    let force: NodeJS.Timeout | undefined;
    const interrupt = () => {
      endAll(child, "SIGINT");
      force = setTimeout(() => endAll(child, "SIGKILL"), endingMs);
    };
    if (signal?.aborted) interrupt();
    signal?.addEventListener("abort", interrupt, { once: true });
    const finish = (code: number) => {
      clearTimeout(force);
      signal?.removeEventListener("abort", interrupt);
      resolve({ code, output });
    };
    child.on("error", (error) => {
      output += `${error.message}\n`;
      finish(127);
    });
    // Not "exit": its processes may still write.
    child.on("close", (code) => {
      if (started !== "") onLine?.(started);
      finish(code ?? 1);
    });
  });
}

function endAll({ pid }: ChildProcess, signal: NodeJS.Signals) {
  if (pid === undefined) return;
  if (isWindows) {
    spawnSync("taskkill", ["/pid", String(pid), "/t", "/f"]);
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // They have ended already.
  }
}
