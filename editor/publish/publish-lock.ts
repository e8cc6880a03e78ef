import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Ignored by git. */
export const publishFolder = ".cache/publish";
/** "running-4711" in the folder of publishing: the process 4711 publishes. */
const prefix = "running-";
/** The locks of this process. */
const held = new Set<string>();

/**
 * Marks a publish as running, for other processes too. Returns what ends it; undefined if another one is running. Each
 * process has a file of its own and looks for others only after it has written it: of two that begin at the same time, one
 * sees the other or both do, so that never both publish.
 */
export function lockPublish(folder: string): (() => void) | undefined {
  const own = join(folder, `${prefix}${process.pid}`);
  if (held.has(own)) return undefined;
  held.add(own);
  mkdirSync(folder, { recursive: true });
  writeFileSync(own, "");
  const unlock = () => {
    rmSync(own, { force: true });
    held.delete(own);
  };
  const others = readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .map((name) => Number(name.slice(prefix.length)))
    .filter((pid) => pid !== process.pid);
  const running = others.filter(isRunning);
  // Of processes that were killed.
  for (const pid of others)
    if (!running.includes(pid)) rmSync(join(folder, `${prefix}${pid}`), { force: true });
  if (running.length === 0) return unlock;
  unlock();
  return undefined;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
