// node scripts/complete-lock.mjs [folder]: adds to package-lock.json the native packages of the platforms that npm left out.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { pathToFileURL } from "node:url";

/**
 * @typedef {{ version?: string; dev?: true; optional?: true; os?: string[]; cpu?: string[]; libc?: string[];
 *   optionalDependencies?: Record<string, string> }} LockEntry
 */

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const file = join(process.argv[2] ?? ".", "package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const missing = missingEntries(lock.packages);
  // npm sorts the paths in this way.
  const paths = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, "en"));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(paths) }, null, 2)}\n`);
  console.log(`${Object.keys(missing).length} packages added to ${file}`);
}

/**
 * The optional dependencies without an entry, which `npm ci` refuses. npm leaves out the packages of other platforms when
 * they are not installed, or not in the registry it uses (https://github.com/npm/cli/issues/4828). It needs their platform
 * to pass them over, and fetches the others by name and version: there is no checksum, as nothing was fetched.
 * @param {Record<string, LockEntry>} packages
 * @returns {Record<string, LockEntry>}
 */
export function missingEntries(packages) {
  const missing = Object.entries(packages).flatMap(([path, { dev, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !foldersAbove(path).some((folder) => packages[join(folder, "node_modules", name)]))
      .map(([name, version]) => [
        join("node_modules", name),
        { version, ...platformOf(name), ...(dev && { dev }), optional: true },
      ]),
  );
  return Object.fromEntries(missing);
}

/** @param {string} path a key of the lock file, in which the project itself is "" */
function foldersAbove(path) {
  const folders = [path];
  while (folders[0] !== ".") folders.unshift(dirname(folders[0] ?? "."));
  return folders;
}

/**
 * From a name like "@rolldown/binding-linux-x64-musl".
 * @param {string} name
 */
function platformOf(name) {
  const [, os, cpu, abi] =
    /-(android|darwin|freebsd|linux|openharmony|win32)-([a-z0-9]+)(?:-(\w+))?$/.exec(name) ?? [];
  if (!os || !cpu) throw new Error(`The name of ${name} does not say its platform: add it to the lock file.`);
  const libc = { gnu: "glibc", musl: "musl" }[abi ?? ""];
  return { os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) };
}
