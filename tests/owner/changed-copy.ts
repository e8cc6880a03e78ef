import { type ExecFileOptions, execFile } from "node:child_process";
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
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll } from "vitest";
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
  ".generated",
  "test-results",
  "playwright-report",
]);

/** A change of the file `<file>.yaml` in a folder of records. */
export type Change = { file: string; change: (document: Document) => void };

export type ChangedCopy = Awaited<ReturnType<typeof build>>;

/** Changes of the records, or another folder in place of `content/`. */
type OtherContent = readonly Change[] | string;

type CopyOptions = {
  /** Changes the folder `content/` of the copy before it is built. */
  prepare?: (contentFolder: string) => void;
  /** Otherwise the build is not compressed either, and takes half of the time. */
  minify?: boolean;
};

/** A copy of this project with other records, built, for the tests of a file or of a suite. */
export function changedCopy(
  content: OtherContent,
  { prepare, minify = false }: CopyOptions = {},
): () => ChangedCopy {
  let folder = "";
  let copy: ChangedCopy;
  beforeAll(async () => {
    folder = copyProject(content);
    prepare?.(join(folder, "content"));
    copy = await build(folder, minify);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return () => copy;
}

async function build(folder: string, minify: boolean) {
  const node = (...args: string[]) => runNode(folder, ...args);
  const run = (command: string, ...args: string[]) => node(`scripts/${command}.mjs`, ...args);
  const vite = (program: string, command: string, ...args: string[]) =>
    node(`node_modules/${program}`, command, "--configLoader", "runner", ...args);
  const options = ["--logLevel", "warn", ...(minify ? [] : ["--minify", "false"])];
  const output = await vite("vite/bin/vite.js", "build", ...options);
  return {
    folder,
    /** What the build printed. */
    output,
    /** Runs a script of the project in the copy. */
    run,
    /** Runs the tests of this project in the copy. */
    test: (project: string, ...args: string[]) =>
      vite("vitest/vitest.mjs", "run", "--project", project, ...args),
    /** Runs browser tests of this project on the copy: patterns of files in tests/e2e. */
    browse: async (...files: string[]) => {
      const program = "node_modules/@playwright/test/cli.js";
      process.env.E2E_PORT = String(await freePort());
      return node(program, "test", "--project=chromium", "--project=full", "--reporter=line", ...files);
    },
    /** The text of a file of the built site. */
    site: (name: string) => readFileSync(join(folder, "dist/site", name), "utf8"),
    /** Every file of the build but compressed copies, by its path, with its content. */
    files: () =>
      readdirSync(join(folder, "dist"), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
        .map((entry): [string, Buffer] => {
          const path = join(entry.parentPath, entry.name);
          return [relative(join(folder, "dist"), path).replaceAll("\\", "/"), readFileSync(path)];
        }),
  };
}

/** Vitest's own variables would make a development build, and affect the tests of a copy. */
function environment(): NodeJS.ProcessEnv {
  const own = ([name]: [string, unknown]) => !/^(NODE_ENV|VITEST)/.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(own));
}

/** Runs Node in a copy and returns its output; throws with the output if it fails. */
export function runNode(folder: string, ...args: string[]): Promise<string> {
  return outputOf(args, { cwd: folder, env: environment() });
}

/** The same in this project with other records, and with another place for the build. */
export function runWithContent(content: string, ...args: string[]): Promise<string> {
  const env = { ...environment(), CONTENT: content, DIST: join(content, "../dist") };
  return outputOf(args, { cwd: project, env });
}

async function outputOf(args: readonly string[], options: ExecFileOptions): Promise<string> {
  try {
    const { stdout, stderr } = await execute(process.execPath, args, { ...options, maxBuffer: 2 ** 26 });
    return `${stdout}${stderr}`;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`node ${args.join(" ")} failed with other records:\n${stdout}\n${stderr}`);
  }
}

/** A copy that is not built. */
export function copyProject(content: OtherContent = []): string {
  const folder = temporaryFolder();
  for (const name of readdirSync(project)) {
    const isCopied = (path: string) => !notCopied.has(basename(path));
    cpSync(join(project, name), join(folder, name), { recursive: true, filter: isCopied });
  }
  for (const modules of ["node_modules", "editor/node_modules"])
    if (existsSync(join(project, modules)))
      symlinkSync(join(project, modules), join(folder, modules), "junction");
  rmSync(join(folder, "content"), { recursive: true });
  writeContent(folder, content);
  return folder;
}

/** A copy of the records alone, in a folder of its own: `CONTENT` makes commands use it. */
export function copyContent(content: OtherContent = []): string {
  return writeContent(temporaryFolder(), content);
}

function temporaryFolder(): string {
  // The real path: on some systems the folder for temporary files is a link.
  return realpathSync(mkdtempSync(join(tmpdir(), "changed-site-")));
}

function writeContent(folder: string, content: OtherContent): string {
  const records = join(folder, "content");
  cpSync(typeof content === "string" ? content : join(project, "content"), records, { recursive: true });
  if (typeof content === "string") return records;
  // A translation of a record that is gone is a mistake: owners delete it too.
  if (content.length > 0) rmSync(join(records, "languages"), { recursive: true, force: true });
  for (const change of content) apply(records, change);
  return records;
}

export function apply(content: string, { file, change }: Change) {
  const path = join(content, `${file}.yaml`);
  // A file that is absent is an empty list.
  const document = parseDocument(existsSync(path) ? readFileSync(path, "utf8") : "[]");
  change(document);
  writeFileSync(path, document.toString());
}
