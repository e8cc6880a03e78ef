import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { sha256 } from "./pages/integrity";
import { assetFolder, encodings, type InlineHashes } from "./policy/policy";

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
};

export const buildRecordFile = "build.json";

export async function readBuildRecord(dist: string): Promise<BuildRecord> {
  return JSON.parse(await readFile(join(dist, buildRecordFile), "utf8"));
}

/** Makes the record from the folder of a finished build. */
export async function describeBuild(site: string): Promise<BuildRecord> {
  const files = await filesIn(site);
  const pages = files.filter((file) => file.endsWith(".html")).map((file) => describePage(site, file));
  return { pages: await Promise.all(pages), assets: files.filter(isAsset) };
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
