import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fail, projectFolder, runQuietly } from "./run.mjs";

const oldestNode = "20.19";

/** Installs the versions of the lock file of a folder, unless they are installed. */
export async function ensureInstalled(folder = projectFolder, name = "dependencies") {
  if (process.versions.node.localeCompare(oldestNode, "en", { numeric: true }) < 0)
    fail(`This project needs Node ${oldestNode} or newer; this is ${process.version}.`);
  if (isInstalled(folder)) return;
  console.log(`Installing ${name} …`);
  const { code, output } = await runQuietly("npm", ["ci", "--prefix", folder, "--loglevel=error"]);
  if (code !== 0) fail(`${output}npm could not install the dependencies: see its message above.`);
}

/** The editor is a package of its own: only `npm run edit` and its tests need it. */
export async function ensureEditorInstalled() {
  await ensureInstalled(join(projectFolder, "editor"), "the editor");
}

/**
 * npm lists what it installed in node_modules; the versions must be those of the lock file.
 * @param {string} folder
 */
function isInstalled(folder) {
  const [wanted, installed] = ["package-lock.json", "node_modules/.package-lock.json"].map((name) => {
    const file = join(folder, name);
    /** @type {Record<string, { version?: string; optional?: boolean }>} */
    const packages = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
    return packages;
  });
  return Object.entries(wanted ?? {}).every(
    ([path, { version, optional }]) => path === "" || optional || installed?.[path]?.version === version,
  );
}
