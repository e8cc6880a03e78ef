import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Document, parseDocument } from "yaml";
import { freePort } from "../../scripts/run.mjs";

const project = fileURLToPath(new URL("../..", import.meta.url));
const execute = promisify(execFile);

/** Built and installed files, and the history. */
const notCopied = new Set([
  "node_modules",
  "dist",
  "dist-builds",
  ".git",
  ".cache",
  "test-results",
  "playwright-report",
]);

/** A change of the file `content/<file>.yaml`. */
export type Change = { file: string; change: (document: Document) => void };

export type ChangedCopy = {
  folder: string;
  /** The text of a file of the built site. */
  site: (file: string) => string;
  /** Every file of the build but compressed copies, with its content. */
  files: () => [name: string, content: Buffer][];
  /** Runs the tests of this project in the copy. */
  test: (...projects: string[]) => Promise<string>;
  /** Runs browser tests of this project on the copy: the names of files in tests/e2e. */
  browse: (...files: string[]) => Promise<string>;
  checkTypes: () => Promise<string>;
  /** Runs a script of the project in the copy and returns its output; throws with the output if it fails. */
  run: (command: string, ...args: string[]) => Promise<string>;
  remove: () => void;
};

/** A copy of this project with changed records, built. */
export async function buildChanged(changes: readonly Change[]): Promise<ChangedCopy> {
  const folder = copyProject();
  for (const change of changes) apply(folder, change);
  return buildCopy(folder);
}

/** A copy of this project with another folder in place of `content/`, built. */
export async function buildWithContent(content: string): Promise<ChangedCopy> {
  const folder = copyProject();
  rmSync(join(folder, "content"), { recursive: true });
  cpSync(content, join(folder, "content"), { recursive: true });
  return buildCopy(folder);
}

async function buildCopy(folder: string): Promise<ChangedCopy> {
  const node = (...args: string[]) => runNode(folder, ...args);
  const run: ChangedCopy["run"] = (command, ...args) => node(`scripts/${command}.mjs`, ...args);
  await run("with-config", "vite", "build", "--logLevel", "error");
  return {
    folder,
    run,
    test: (...projects) =>
      run("with-config", "vitest", "run", ...projects.flatMap((project) => ["--project", project])),
    browse: async (...files) => {
      const program = "node_modules/@playwright/test/cli.js";
      process.env.E2E_PORT = String(await freePort());
      return node(program, "test", "--project=full", "--reporter=line", ...files);
    },
    checkTypes: () => node("node_modules/typescript/bin/tsc"),
    site: (name) => readFileSync(join(folder, "dist/site", name), "utf8"),
    files: () =>
      readdirSync(join(folder, "dist"), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
        .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name))]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Runs Node in a copy and returns its output; throws with the output if it fails. */
export async function runNode(folder: string, ...args: string[]): Promise<string> {
  // Vitest's own variables would make a development build, and affect the tests of the copy.
  const own = ([name]: [string, unknown]) => !/^(NODE_ENV|VITEST)/.test(name);
  const env = Object.fromEntries(Object.entries(process.env).filter(own));
  try {
    const { stdout } = await execute(process.execPath, args, { cwd: folder, env, maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`node ${args.join(" ")} failed in a changed copy:\n${stdout}\n${stderr}`);
  }
}

/** A copy that is neither changed nor built. */
export function copyProject(): string {
  // The real path: on some systems the folder for temporary files is a link.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "changed-site-")));
  for (const name of readdirSync(project)) {
    const isCopied = (path: string) => !notCopied.has(basename(path));
    cpSync(join(project, name), join(folder, name), { recursive: true, filter: isCopied });
  }
  for (const modules of ["node_modules", "editor/node_modules"])
    if (existsSync(join(project, modules)))
      symlinkSync(join(project, modules), join(folder, modules), "junction");
  return folder;
}

export function apply(folder: string, { file, change }: Change) {
  const path = join(folder, `content/${file}.yaml`);
  const document = parseDocument(readFileSync(path, "utf8"));
  change(document);
  writeFileSync(path, document.toString());
}
