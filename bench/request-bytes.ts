import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Request } from "./page-load";

export const kinds = ["Document", "Script", "Font", "Image", "other"] as const;

export type Kind = (typeof kinds)[number];

/** What came over the wire, headers included, by kind. */
export function bytesByKind(requests: readonly Request[]): Record<Kind, number> {
  const sums: Record<Kind, number> = { Document: 0, Script: 0, Font: 0, Image: 0, other: 0 };
  for (const { kind, bytes } of requests) sums[kinds.find((known) => known === kind) ?? "other"] += bytes;
  return sums;
}

export type ScriptBytes = { all: number; react: number; router: number; ours: number };

/** The scripts of a first visit by whose they are; the build names the files of React and of the router after them. */
export function scriptBytes(requests: readonly Request[], sizeOf: (path: string) => number): ScriptBytes {
  const sums: ScriptBytes = { all: 0, react: 0, router: 0, ours: 0 };
  for (const path of new Set(requests.filter(({ kind }) => kind === "Script").map(({ path }) => path))) {
    const [, owner] = /\/(react|router)-[^/]*$/.exec(path) ?? [];
    const bytes = sizeOf(path);
    sums.all += bytes;
    sums[owner === "react" || owner === "router" ? owner : "ours"] += bytes;
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
