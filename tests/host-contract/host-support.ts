import { spawnSync } from "node:child_process";
import { hostUser } from "./host-files";

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

export type Outcome = { succeeded: boolean; output: string };

/** Runs a program as the user of the hosts and waits for its end. */
export function runAsHost(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Outcome {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: "utf8",
    cwd: "/",
    env: { ...process.env, ...env },
    ...(hostUser.user === undefined ? {} : { uid: hostUser.user, gid: hostUser.user }),
  });
  return { succeeded: status === 0, output: error ? error.message : `${stdout}${stderr}` };
}

/** Why the version of a program cannot be used, or undefined if it can. */
export function versionFault(output: string, oldest: readonly [number, number]): string | undefined {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(output) ?? [];
  const wanted = `${oldest[0]}.${oldest[1]}`;
  if (major === undefined || minor === undefined)
    return `its version is unknown; ${wanted} is the oldest supported`;
  const older = Number(major) < oldest[0] || (Number(major) === oldest[0] && Number(minor) < oldest[1]);
  return older ? `${major}.${minor} is older than ${wanted}` : undefined;
}

/** The line of a program's output that contains the error. */
export function firstFault(output: string): string {
  const lines = output.split("\n").map((line) => line.trim());
  const line = lines.find((each) => /emerg|error|cannot|could not/i.test(each)) ?? lines.find(Boolean);
  return line ?? "it ends without output";
}
