import { freePort, type HostProcess, startServer } from "../../scripts/host-process";

/** Starts a server on a free port, and on another one if something else takes the port first. */
export async function startOnFreePort(
  start: (port: number) => Promise<HostProcess>,
  attempts = 5,
): Promise<HostProcess> {
  try {
    return await start(await freePort());
  } catch (error) {
    const taken = /address (is )?already in use|EADDRINUSE|Port \d+ is taken/i.test(String(error));
    if (taken && attempts > 1) return startOnFreePort(start, attempts - 1);
    throw error;
  }
}

/** Starts the server of a build; `command` is what runs Node, if it is not run by itself. */
export function startServerOf(dist: string, command: readonly string[] = []): Promise<HostProcess> {
  return startOnFreePort((port) => startServer(dist, port, command));
}
