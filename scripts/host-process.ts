import { type ChildProcess, spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { connect, createServer } from "node:net";
import { delimiter, join } from "node:path";

/** A server process that this process started and has to stop. */
export type HostProcess = {
  base: URL;
  pid: number;
  /** Stops it and returns its exit code, which is not 0 if it had to be killed. */
  stop: () => Promise<number>;
};

/** For a server to start or to stop; enough for a slow and busy machine. */
const timeoutMs = 60_000;

/** The path of a program, or undefined if it is not installed. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

class PortTaken extends Error {}

/** Starts a server on a free port, and on another one if something else takes the port first. */
export async function startOnFreePort(
  start: (port: number) => Promise<HostProcess>,
  attempts = 5,
): Promise<HostProcess> {
  try {
    return await start(await freePort());
  } catch (error) {
    if (error instanceof PortTaken && attempts > 1) return startOnFreePort(start, attempts - 1);
    throw error;
  }
}

type Start = {
  program: string;
  args: readonly string[];
  port: number;
  env?: NodeJS.ProcessEnv;
  user?: number | undefined;
};

/** Starts a server in the foreground and waits until it listens. */
export async function startHost({ program, args, port, env = {}, user }: Start): Promise<HostProcess> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const exited = exitOf(child);
  const stop = async () => {
    child.kill("SIGTERM");
    const force = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
    const code = await exited;
    clearTimeout(force);
    return code;
  };
  let waiting = true;
  try {
    await Promise.race([
      waitForPort(port, () => waiting),
      exited.then(() => {
        const taken = /address (is )?already in use|EADDRINUSE|Port \d+ is taken/i.test(output);
        throw new (taken ? PortTaken : Error)(`${program} exited before it listened:\n${output}`);
      }),
    ]);
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  } finally {
    waiting = false;
  }
  return { base: new URL(`http://127.0.0.1:${port}`), pid: child.pid ?? 0, stop };
}

/** The exit code, once all output is read. */
function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

async function waitForPort(port: number, waiting: () => boolean): Promise<void> {
  const intervalMs = 50;
  for (let attempt = 0; attempt < timeoutMs / intervalMs && waiting(); attempt++) {
    if (await isListening(port)) return;
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
  throw new Error(`Nothing listens on port ${port}.`);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => resolve(false));
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}
