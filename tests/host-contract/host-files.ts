import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { BuildRecord } from "../../build/build-record";

/** A copy of the site in a folder that the hosts can use for their own files. */
export type SiteCopy = { folder: string; site: string; record: BuildRecord };

const nobody = 65534;
const isRoot = process.getuid?.() === 0;

/** Root starts the hosts as a user without rights; other users start them as themselves. */
export const hostUser: { user?: number } = isRoot ? { user: nobody } : {};

/** False if root cannot start programs as another user, as in some containers. */
export function canStartHosts(): boolean {
  return !isRoot || !spawnSync("/bin/sh", ["-c", ":"], { uid: nobody, gid: nobody, cwd: "/" }).error;
}

/** A new temporary folder that other users can read, if the machine has a place for one. */
export function temporaryFolder(prefix: string): string {
  const places = [tmpdir(), "/tmp", "/var/tmp"];
  const folder = mkdtempSync(join(places.find(reachableByAll) ?? tmpdir(), prefix));
  chmodSync(folder, 0o755);
  return folder;
}

function reachableByAll(folder: string): boolean {
  const mode = statSync(folder, { throwIfNoEntry: false })?.mode ?? 0;
  return (mode & 0o001) !== 0 && (dirname(folder) === folder || reachableByAll(dirname(folder)));
}

/** A folder that the host may write to. */
export function stateFolder({ folder }: Pick<SiteCopy, "folder">, name: string): string {
  const state = join(folder, name);
  mkdirSync(state, { recursive: true });
  chmodSync(state, 0o777);
  return state;
}

/** Makes a folder readable for every user, independent of the umask. */
export function makeReadable(folder: string): void {
  chmodSync(folder, statSync(folder).mode | 0o055);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makeReadable(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode | 0o044);
  }
}
