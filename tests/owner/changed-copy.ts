import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const project = fileURLToPath(new URL("../..", import.meta.url));
const execute = promisify(execFile);
const copied = [
  "app",
  "commands",
  "delivery",
  "public",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
];

export type ChangedCopy = {
  folder: string;
  /** The text of a file of the built site. */
  site: (file: string) => string;
  /** Every file of the build but compressed copies, with its content. */
  files: () => [name: string, content: Buffer][];
  run: (script: string) => Promise<string>;
};

/** A copy of this project with some words replaced, built: what an owner gets after an edit. */
export async function buildChanged(
  file: string,
  replacements: readonly (readonly [string, string])[],
): Promise<ChangedCopy> {
  const folder = mkdtempSync(join(tmpdir(), "changed-site-"));
  for (const name of copied) {
    if (existsSync(join(project, name))) cpSync(join(project, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(project, "node_modules"), join(folder, "node_modules"), "junction");
  let source = readFileSync(join(folder, file), "utf8");
  for (const [from, to] of replacements) {
    if (!source.includes(from)) throw new Error(`${file} does not say ${from}.`);
    source = source.replaceAll(from, to);
  }
  writeFileSync(join(folder, file), source);

  const node = async (...args: string[]) => {
    // Vitest's NODE_ENV would build a site for development.
    const env = { ...process.env, NODE_ENV: "production" };
    const { stdout } = await execute(process.execPath, args, { cwd: folder, env, maxBuffer: 2 ** 26 });
    return stdout;
  };
  await node("commands/with-config.mjs", "vite", "build", "--logLevel", "error");
  return {
    folder,
    site: (name) => readFileSync(join(folder, "dist/site", name), "utf8"),
    files: () =>
      readdirSync(join(folder, "dist"), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
        .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name))]),
    run: (script) => node("commands/run-typescript.mjs", script),
  };
}
