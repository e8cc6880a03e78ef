import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Manifest } from "vite";
import { projectFolder } from "../site/project-folder";
import { type Build, filesIn } from "./build-record";
import { assetFolder, encodings } from "./policy/policy";

/** The files of the app in a build, beside the served folder: from them the pages of any company are rendered. */
const folderName = "app";

const versionFile = "version.txt";

export type AppBuild = {
  manifest: Manifest;
  /** The text of the script that starts the app, which is inlined into the pages. */
  boot: string;
};

function appFolder(build: string): string {
  return join(build, folderName);
}

/** Takes what only rendering needs out of the folder that `vite build` has written the app into. */
export async function moveAppFiles(build: string) {
  const site = join(build, "site");
  const app = appFolder(build);
  const manifestFile = join(site, ".vite/manifest.json");
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, "utf8"));
  const bootFile = manifest["app/entry/boot.ts"]?.file ?? "";
  await mkdir(app, { recursive: true });
  await writeFile(join(app, "boot.js"), (await readFile(join(site, bootFile), "utf8")).trim());
  await rm(join(site, bootFile));
  await rename(manifestFile, join(app, "manifest.json"));
  await rm(join(site, ".vite"), { recursive: true });
  // This file, which is built too: for `npm run render`.
  await cp(import.meta.filename, join(app, "render-site.js"));
  await writeFile(join(app, versionFile), await codeVersion());
}

export async function readAppBuild(build: string): Promise<AppBuild> {
  const app = appFolder(build);
  return {
    manifest: JSON.parse(await readFile(join(app, "manifest.json"), "utf8")),
    boot: await readFile(join(app, "boot.js"), "utf8"),
  };
}

/** Copies the app of an earlier build, for other pages. */
export async function copyApp(from: string, to: string) {
  const { manifest } = await readAppBuild(from);
  const boot = manifest["app/entry/boot.ts"]?.file;
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ]);
  await cp(appFolder(from), appFolder(to), { recursive: true });
  await cp(join(from, "server.mjs"), join(to, "server.mjs"));
  for (const file of new Set(files))
    if (file !== boot) await cp(join(from, "site", file), join(to, "site", file));
}

/**
 * Copies the hashed files of the previous build into the new one: a tab that was opened before a deploy still finds the
 * code of the pages it goes to. Files that the previous build itself had copied are not copied again, unless both
 * builds are the same: building twice is not a deploy.
 */
export async function keepPreviousAssets(previous: Build, next: Build) {
  const { assets } = previous.record;
  const sameBuild = isDeepStrictEqual(assets, next.record.assets);
  const endings = ["", ...encodings.map(({ ending }) => ending)];
  const own = new Set(
    assets.flatMap((file) => endings.map((ending) => join(previous.folder, file + ending))),
  );
  await cp(join(previous.folder, assetFolder), join(next.folder, assetFolder), {
    recursive: true,
    force: false,
    filter: async (file) => sameBuild || own.has(file) || (await stat(file)).isDirectory(),
  });
}

/** What the app and the pages are made by: if one of these changes, the app of an earlier build is out of date. */
const sources = ["app", "art", "render", "server", "site", "package-lock.json", "vite.config.ts"];

/** Of the code in the working tree. */
async function codeVersion(): Promise<string> {
  const hash = createHash("sha256");
  for (const source of sources) {
    const path = join(projectFolder, source);
    const files = source.includes(".") ? [""] : await filesIn(path);
    for (const file of files.filter((name) => !/\.test\.tsx?$|-fixture\.tsx?$/.test(name)))
      hash.update(`${source}/${file}\0`).update(await readFile(join(path, file)));
  }
  return hash.digest("base64url");
}

/** Whether the app in a build is that of the working tree. */
export async function isAppOf(build: string): Promise<boolean> {
  const built = await readFile(join(appFolder(build), versionFile), "utf8").catch(() => undefined);
  return built === (await codeVersion());
}
