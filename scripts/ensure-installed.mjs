import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fail, projectFolder, runQuietly } from "./run.mjs";

const oldestNode = [20, 19];
const quietly = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"];

/** Installs the exact versions of the lock file, unless they are there already. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < Number(oldestNode[0]) || (major === oldestNode[0] && minor < Number(oldestNode[1]))) {
    fail(`This project needs Node ${oldestNode.join(".")} or newer; this is ${process.version}.`);
  }
  if (isInstalled()) return;

  console.log("Installing dependencies …");
  // Not `npm ci`: it refuses a lock file without the native parts of every platform there is.
  const { code, output } = await runQuietly("npm", ["install", ...quietly]);
  if (code !== 0) fail(`${output}npm could not install the dependencies; its message is above.`);
  if (await nativePartsLoad()) return;

  // A lock file written on one platform can lack another's native parts (https://github.com/npm/cli/issues/4828).
  await runQuietly("npm", ["install", "--no-package-lock", ...quietly]);
  if (!(await nativePartsLoad())) {
    fail(`The build tools have no native part for ${process.platform} ${process.arch}.`);
  }
}

/** npm writes what it installed into node_modules; it must be what the lock file asks for. */
function isInstalled() {
  const installedLock = join(projectFolder, "node_modules/.package-lock.json");
  if (!existsSync(installedLock)) return false;
  /** @type {{ packages: Record<string, { version?: string; optional?: boolean }> }} */
  const wanted = JSON.parse(readFileSync(join(projectFolder, "package-lock.json"), "utf8"));
  /** @type {typeof wanted} */
  const installed = JSON.parse(readFileSync(installedLock, "utf8"));
  return Object.entries(wanted.packages).every(
    ([path, { version, optional }]) =>
      path === "" || optional || installed.packages[path]?.version === version,
  );
}

async function nativePartsLoad() {
  const { code } = await runQuietly(process.execPath, [
    "--input-type=module",
    "-e",
    "await import('rolldown')",
  ]);
  return code === 0;
}
