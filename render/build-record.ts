import { createHash } from "node:crypto";
import { readdir, readFile, realpath } from "node:fs/promises";
import { join, relative } from "node:path";
import type { MovedAddress } from "./policy/moved-addresses";
import type { InlineHashes, PolicyFacts } from "./policy/policy";

export type BuiltPage = InlineHashes & {
  path: string;
  /** In the site's folder, with forward slashes. */
  file: string;
};

/** Facts about a finished build, in `dist/build.json`, beside the served folder. */
export type BuildRecord = {
  /** Including the 404 page. */
  pages: readonly BuiltPage[];
  /** The hashed files of this build, without compressed copies and without files kept from the previous build. */
  assets: readonly string[];
  /** All other files that are served, each under its own name: icons, robots.txt, those of `content/public`. */
  files: readonly string[];
  moved: readonly MovedAddress[];
  policy: PolicyFacts;
};

export const buildRecordFile = "build.json";

/** A finished build: the served folder and its record. */
export type Build = { folder: string; record: BuildRecord };

/** The build that `dist` leads to now. A later build does not change it. */
export async function readBuild(dist: string): Promise<Build> {
  const build = await realpath(dist);
  const record = JSON.parse(await readFile(join(build, buildRecordFile), "utf8"));
  // Absent in older builds.
  return { folder: join(build, "site"), record: { moved: [], ...record } };
}

/** For the content security policy: the shortest hash that browsers accept, since hashes do not compress. */
export function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64");
}

/** Every file below a folder, sorted, with forward slashes. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}
