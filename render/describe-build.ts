import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type BuildRecord, type BuiltPage, filesIn, sha256 } from "./build-record";
import { assetFolder, encodings } from "./policy/policy";
import { isHidden } from "./policy/site-rules";

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

function isAsset(file: string): boolean {
  return `/${file}`.startsWith(assetFolder) && !encodings.some(({ ending }) => file.endsWith(ending));
}
