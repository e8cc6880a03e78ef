import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Ignored by git. */
export const publishFolder = ".cache/publish";
let isHeld = false;

/**
 * Marks a publish as running, for other processes too, by a file with the number of this one. Returns what ends it;
 * undefined if another one is running.
 */
export function lockPublish(folder: string): (() => void) | undefined {
  const file = join(folder, "running");
  mkdirSync(folder, { recursive: true });
  if (!isHeld && !isHeldElsewhere(file)) rmSync(file, { force: true });
  try {
    // Fails if the file exists.
    writeFileSync(file, String(process.pid), { flag: "wx" });
  } catch {
    return undefined;
  }
  isHeld = true;
  return () => {
    isHeld = false;
    rmSync(file, { force: true });
  };
}

/** What a process that was killed left does not count. */
function isHeldElsewhere(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    return pid !== process.pid && process.kill(pid, 0);
  } catch {
    return false;
  }
}
