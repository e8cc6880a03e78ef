import { spawnSync } from "node:child_process";

/** What can be tested of a host on this machine. */
export type HostSupport = {
  usable: boolean;
  brotli: boolean;
  /** What cannot be tested, and why: "nginx, since it is not installed". */
  notChecked: readonly string[];
};

export const fullSupport: HostSupport = { usable: true, brotli: true, notChecked: [] };

export function unusable(name: string, reason: string): HostSupport {
  return { usable: false, brotli: false, notChecked: [`${name}, since ${reason}`] };
}

const nobody = 65534;
const isRoot = process.getuid?.() === 0;

/** Root starts the hosts as a user without rights; other users start them as themselves. */
export const hostUser: { user?: number } = isRoot ? { user: nobody } : {};

/** False if root cannot start programs as another user, as in some containers. */
export function canStartHosts(): boolean {
  return !isRoot || runAsHost("/bin/sh", ["-c", ":"]).succeeded;
}

/** Runs a program as the user of the hosts and waits for its end. */
export function runAsHost(program: string, args: readonly string[]) {
  const ids = isRoot ? { uid: nobody, gid: nobody } : {};
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8", cwd: "/", ...ids });
  return { succeeded: status === 0, output: error ? error.message : `${stdout}${stderr}` };
}
