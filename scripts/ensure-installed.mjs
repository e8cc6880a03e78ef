import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fail, projectFolder, runQuietly } from "./run.mjs";

const oldestNode = "20.19";

/** Installs the versions of the lock file if they are not installed yet. */
export async function ensureInstalled() {
  if (process.versions.node.localeCompare(oldestNode, "en", { numeric: true }) < 0) {
    fail(`This project needs Node ${oldestNode} or newer; this is ${process.version}.`);
  }
  if (isInstalled(projectFolder)) return;

  console.log("Installing dependencies …");
  await install(projectFolder);
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
  const { code, output } = await runQuietly("npm", ["ci", "--prefix", folder, "--loglevel=error"]);
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
