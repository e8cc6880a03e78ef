import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export { findProgram, freePort } from "./run.mjs";

/** A server process that this process started and has to stop. */
export type HostProcess = {
  base: URL;
  pid: number;
  /** Stops it and returns its exit code, which is not 0 if it had to be killed. */
  stop: () => Promise<number>;
};

/** For a server to start or to stop; enough for a slow and busy machine. */
const timeoutMs = 60_000;

type Start = {
  program: string;
  args: readonly string[];
  port: number;
  env?: NodeJS.ProcessEnv;
  user?: number | undefined;
};

/** Starts the server of a build; `command` is what runs Node, if it is not run by itself. */
export function startServer(
  dist: string,
  port: number,
  command: readonly string[] = [],
): Promise<HostProcess> {
  const [program = "", ...args] = [...command, process.execPath, join(dist, "server.mjs")];
  return startHost({ program, args, port, env: { PORT: String(port), HOST: "127.0.0.1" } });
}

/** Starts a server in the foreground and waits until it listens. */
export async function startHost({ program, args, port, env = {}, user }: Start): Promise<HostProcess> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  child.on("error", ({ message }) => (output += message));
  let isOver = false;
  // Not "exit": there may be unread output at that time.
  const exited = new Promise<number>((resolve) => child.on("close", (code) => resolve(code ?? 1)));
  exited.then(() => (isOver = true));
  const stop = async () => {
    child.kill("SIGTERM");
    const force = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
    const code = await exited;
    clearTimeout(force);
    return code;
  };
  const deadline = Date.now() + timeoutMs;
  while (!(await isListening(port))) {
    if (isOver || Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`${program} does not listen on port ${port}:\n${output}`);
    }
    await sleep(50);
  }
  return { base: new URL(`http://127.0.0.1:${port}`), pid: child.pid ?? 0, stop };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const connected = await once(socket, "connect").catch(() => undefined);
  socket.destroy();
  return connected !== undefined;
}
