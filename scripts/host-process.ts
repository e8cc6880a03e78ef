import { type ChildProcess, spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { connect, createServer } from "node:net";
import { delimiter, join } from "node:path";

/** A server that we have started, and end. */
export type HostProcess = {
  base: URL;
  pid: number;
  /** Asks it to end and answers with its exit code, which is not 0 if it had to be killed. */
  stop: () => Promise<number>;
};

/** Milliseconds for a server to start or to end: long enough for a slow and busy machine. */
const patience = 60_000;

/** The path of a program, or undefined where it is not installed. */
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

/** Starts a server on a free port, and on another one if that has been taken before the server listens. */
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
  const ended = endOf(child);
  const stop = async () => {
    child.kill("SIGTERM");
    const force = setTimeout(() => child.kill("SIGKILL"), patience);
    const code = await ended;
    clearTimeout(force);
    return code;
  };
  let waiting = true;
  try {
    await Promise.race([
      listening(port, () => waiting),
      ended.then(() => {
        const taken = /address (is )?already in use|EADDRINUSE|Port \d+ is taken/i.test(output);
        throw new (taken ? PortTaken : Error)(`${program} ended before it listened:\n${output}`);
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

/** Once all it has written is read. */
function endOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

async function listening(port: number, waiting: () => boolean): Promise<void> {
  const interval = 50;
  for (let attempt = 0; attempt < patience / interval && waiting(); attempt++) {
    if (await connects(port)) return;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  throw new Error(`Nothing listens on port ${port}.`);
}

function connects(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => resolve(false));
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}
