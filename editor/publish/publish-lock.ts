import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Ignored by git. */
export const publishFolder = ".cache/publish";
/** "running-4711" in the folder of publishing: the process 4711 publishes. */
const prefix = "running-";
let isHeld = false;

/**
 * Marks a publish as running, for other processes too. Returns what ends it; undefined if another one is running. Each
 * process has a file of its own and looks for others only after it has written it: of two that begin at the same time, one
 * sees the other or both do, so that never both publish.
 */
export function lockPublish(folder: string): (() => void) | undefined {
  if (isHeld) return undefined;
  isHeld = true;
  const own = `${prefix}${process.pid}`;
  const remove = (name: string) => rmSync(join(folder, name), { force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, own), "");
  const unlock = () => {
    remove(own);
    isHeld = false;
  };
  const others = readdirSync(folder).filter((name) => name.startsWith(prefix) && name !== own);
  for (const name of others) {
    if (isRunning(Number(name.slice(prefix.length)))) {
      unlock();
      return undefined;
    }
    remove(name);
  }
  return unlock;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
