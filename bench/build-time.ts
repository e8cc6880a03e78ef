import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { keptPictures } from "../build/seo/kept-picture";

export type BuildTime = { coldMs: number; warmMs: number };

/** Inside the project, since the build renders its pages from there with what is installed beside it. */
const folder = resolve("node_modules/.cache/bench-build");

/** Builds beside the build that is measured, first without the pictures that the last one has kept. */
export async function timeBuild(): Promise<BuildTime> {
  try {
    rmSync(keptPictures, { recursive: true, force: true });
    return { coldMs: await build(join(folder, "cold")), warmMs: await build(join(folder, "warm")) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
