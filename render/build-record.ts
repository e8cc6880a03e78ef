import { createHash } from "node:crypto";
import { readdir, readFile, realpath } from "node:fs/promises";
import { join, relative } from "node:path";
import type { MovedAddress } from "./policy/moved-addresses";
import { assetFolder, encodings, type InlineHashes, type PolicyFacts } from "./policy/policy";
import { isHidden } from "./policy/site-rules";

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

/** Makes the record from the folder of a finished build and the names of its pages. Other HTML is a file like any other. */
export async function describeBuild(
  site: string,
  pageFiles: readonly string[],
  facts: Pick<BuildRecord, "moved" | "policy">,
): Promise<BuildRecord> {
  const files = await filesIn(site);
  const isPublic = (file: string) => !`/${file}`.startsWith(assetFolder) && !isHidden(`/${file}`);
  return {
    pages: await Promise.all([...pageFiles].sort().map((file) => describePage(site, file))),
    assets: files.filter(isAsset),
    files: files.filter((file) => isPublic(file) && !pageFiles.includes(file)),
    ...facts,
  };
}

async function describePage(site: string, file: string): Promise<BuiltPage> {
  const html = await readFile(join(site, file), "utf8");
  const hashOfOne = (name: string, pattern: RegExp) => {
    const [found, ...others] = [...html.matchAll(pattern)];
    if (!found || others.length > 0) {
      throw new Error(`${file} has ${found ? others.length + 1 : "no"} <${name}> elements instead of one.`);
    }
    return `sha256-${sha256(found[1] ?? "")}`;
  };
  return {
    path: `/${file.replace(/\.html$/, "")}`.replace(/\/index$/, "/"),
    file,
    styleHash: hashOfOne("style", /<style>(.*?)<\/style>/gs),
    scriptHash: hashOfOne("script", /<script type="module"[^>]*>(.*?)<\/script>/gs),
  };
}

/** For the content security policy: the shortest hash that browsers accept, since hashes do not compress. */
export function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64");
}

function isAsset(file: string): boolean {
  return `/${file}`.startsWith(assetFolder) && !encodings.some(({ ending }) => file.endsWith(ending));
}

/** Every file below a folder, sorted, with forward slashes. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}
