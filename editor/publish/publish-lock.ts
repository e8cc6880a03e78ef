import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishFolder } from "./git/published-content";

const lockFile = join(publishFolder, "running");

/** Why a publish cannot begin now. */
export const lockedSentence = `Another publish is running: wait until it is finished. If none is, delete ${lockFile}.`;

/** Marks a publish as running, for other processes too. Returns what ends it; undefined if another one is running. */
export function lockPublish(folder: string): (() => void) | undefined {
  const path = join(folder, lockFile);
  mkdirSync(join(folder, publishFolder), { recursive: true });
  if (!isRunning(path)) rmSync(path, { force: true });
  try {
    writeFileSync(path, String(process.pid), { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return undefined;
    throw error;
  }
  return () => rmSync(path, { force: true });
}

/** Whether the process that wrote the file still exists: it may have been killed. */
function isRunning(path: string): boolean {
  try {
    process.kill(Number(readFileSync(path, "utf8")), 0);
    return true;
  } catch (error) {
    // A process of another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
