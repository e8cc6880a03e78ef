import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type ScriptBytes = { all: number; react: number; router: number; ours: number };

/** Sizes of script files by origin; the build names the files of React and of the router after them. */
export function scriptBytes(paths: readonly string[], sizeOf: (path: string) => number): ScriptBytes {
  const sums: ScriptBytes = { all: 0, react: 0, router: 0, ours: 0 };
  for (const path of new Set(paths)) {
    const [, library] = /\/(react|router)-[^/]*$/.exec(path) ?? [];
    const bytes = sizeOf(path);
    sums.all += bytes;
    sums[library === "react" || library === "router" ? library : "ours"] += bytes;
  }
  return sums;
}

/** The size of a built file in brotli. */
export function brotliSizeIn(site: string): (path: string) => number {
  return (path) => {
    const compressed = join(site, `${path}.br`);
    return readFileSync(existsSync(compressed) ? compressed : join(site, path)).length;
  };
}

export function inKb(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
