import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { shareCardCache } from "../delivery/found/write-share-cards";

export type BuildTime = { coldMs: number; warmMs: number };

/** Builds into a folder of its own, first without the pictures that the last build has kept. */
export async function timeBuild(folder: string): Promise<BuildTime> {
  rmSync(shareCardCache, { recursive: true, force: true });
  return { coldMs: await build(join(folder, "cold")), warmMs: await build(join(folder, "warm")) };
}

async function build(dist: string): Promise<number> {
  const started = performance.now();
  await promisify(execFile)("npm", ["run", "--silent", "build", "--", "--logLevel", "error"], {
    env: { ...process.env, DIST: dist },
    // npm is a script on Windows, which only a shell can start.
    shell: process.platform === "win32",
  });
  return performance.now() - started;
}
