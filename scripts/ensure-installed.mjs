import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fail, projectFolder, runQuietly } from "./run.mjs";

const oldestNode = "20.19";
const installOptions = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"];

/** Installs the versions of the lock file if they are not installed yet. */
export async function ensureInstalled() {
  if (process.versions.node.localeCompare(oldestNode, "en", { numeric: true }) < 0) {
    fail(`This project needs Node ${oldestNode} or newer; this is ${process.version}.`);
  }
  if (isInstalled(projectFolder)) return;

  console.log("Installing dependencies …");
  // Not `npm ci`: it refuses a lock file that lacks the native packages of any platform.
  await install(projectFolder);
  if (await nativePackagesLoad()) return;

  // A lock file written on one platform can lack the native packages of another (https://github.com/npm/cli/issues/4828).
  await runQuietly("npm", ["install", "--no-package-lock", ...installOptions]);
  if (!(await nativePackagesLoad())) {
    fail(`The build tools have no native package for ${process.platform} ${process.arch}.`);
  }
}

/** Installs the editor, which is a package of its own: only `npm run edit` and its tests need it. */
export async function ensureEditorInstalled() {
  const folder = join(projectFolder, "editor");
  if (isInstalled(folder)) return;
  console.log("Installing the editor …");
  await install(folder);
}

/** @param {string} folder */
async function install(folder) {
  const { code, output } = await runQuietly("npm", ["install", "--prefix", folder, ...installOptions]);
  if (code !== 0) fail(`${output}npm could not install the dependencies: see its message above.`);
}

/**
 * npm lists what it installed in node_modules; the versions must be those of the lock file.
 * @param {string} folder
 */
function isInstalled(folder) {
  const installedLock = join(folder, "node_modules/.package-lock.json");
  if (!existsSync(installedLock)) return false;
  /** @type {{ packages: Record<string, { version?: string; optional?: boolean }> }} */
  const wanted = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  /** @type {typeof wanted} */
  const installed = JSON.parse(readFileSync(installedLock, "utf8"));
  return Object.entries(wanted.packages).every(
    ([path, { version, optional }]) =>
      path === "" || optional || installed.packages[path]?.version === version,
  );
}

async function nativePackagesLoad() {
  const script = "await import('rolldown')";
  const { code } = await runQuietly(process.execPath, ["--input-type=module", "-e", script]);
  return code === 0;
}
