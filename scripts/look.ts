import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { ensureBrowser } from "./ensure-browser.mjs";
import { freePort, startHost } from "./host-process";
import { fail, projectFolder, run, runQuietly } from "./run.mjs";

/**
 * `npm run look [commit]`: compares screenshots of the working tree with those of a commit and writes Playwright's
 * report of what differs. The exit code is 1 if anything does. `npm run look HEAD -- --grep /vps` takes fewer.
 */
const [wanted, ...options] = process.argv.slice(2);
const folder = join(projectFolder, ".cache/look");
const tree = join(folder, "tree");
const builds = { before: join(tree, "dist"), after: join(folder, "dist") };
const build = ["run", "--silent", "build", "--", "--logLevel", "warn"];

const screenshotTests = [
  "node_modules/@playwright/test/cli.js",
  "test",
  "--config=tests/look/playwright.config.ts",
  ...options,
];

const interruption = new AbortController();
const { signal } = interruption;
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(name, () => interruption.abort());

const hash = baseCommit(wanted);
const browser = await ensureBrowser();
try {
  process.exitCode = await look();
} catch (error) {
  console.error(signal.aborted ? "interrupted" : (error as Error).message);
  process.exitCode = 1;
} finally {
  removeBuilds();
}

async function look(): Promise<number> {
  console.log(`before: ${git("log", "-1", "--format=%h %s", hash)}\nafter: the working tree`);
  removeBuilds();
  rmSync(folder, { recursive: true, force: true });
  await runOrThrow("git", ["worktree", "add", "--detach", tree, hash]);
  await providePackages();
  // Vite, which runs this file, has set NODE_ENV for development.
  const env = { NODE_ENV: undefined, DIST: undefined };
  await runOrThrow("npm", ["--prefix", tree, ...build], env);
  await runOrThrow("npm", build, { ...env, DIST: relative(projectFolder, builds.after) });

  console.log("taking screenshots of the commit …");
  await serve("before", (env) =>
    runOrThrow(process.execPath, [...screenshotTests, "--update-snapshots=all"], env),
  );
  console.log("comparing the working tree with them …");
  const code = await serve("after", (env) => run(process.execPath, screenshotTests, { env, signal }));
  signal.throwIfAborted();
  const report = relative(process.cwd(), join(folder, "report/index.html"));
  console.log(`${code === 0 ? "nothing differs" : "something differs"}: ${report}`);
  return code;
}

/** Runs the screenshot tests while one of the builds is served. */
async function serve<Result>(
  side: keyof typeof builds,
  test: (env: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const server = await startHost({
    program: process.execPath,
    args: [join(builds[side], "server.mjs")],
    port,
    env: { HOST: "127.0.0.1", PORT: String(port) },
  });
  try {
    return await test({
      ...process.env,
      ...(browser ? { CHROMIUM: browser } : {}),
      LOOK_BEFORE: builds.before,
      LOOK_AFTER: builds.after,
      LOOK_URL: server.base.href,
    });
  } finally {
    await server.stop();
  }
}

/** The given commit, else where this branch left main; on main the last commit, or its parent if nothing is changed. */
function baseCommit(name: string | undefined): string {
  const find = (revision: string) => git("rev-parse", "--verify", "--end-of-options", `${revision}^{commit}`);
  if (name !== undefined) return find(name) || fail(`"${name}" is not a commit, branch or tag.`);
  const head = find("HEAD");
  const bases = ["origin/main", "main"].map((branch) => git("merge-base", "HEAD", branch));
  return (
    bases.find((base) => base && base !== head) ||
    find(git("status", "--porcelain") ? "HEAD" : "HEAD~1") ||
    fail("There is no commit to compare with.")
  );
}

/** What git prints; nothing if it fails. */
function git(...args: string[]): string {
  try {
    const stdio = ["ignore", "pipe", "ignore"] as const;
    return execFileSync("git", args, { cwd: projectFolder, encoding: "utf8", stdio: [...stdio] }).trim();
  } catch {
    return "";
  }
}

/** The packages of the working tree if both lock files are the same, else those of the commit. */
async function providePackages() {
  const [ours, theirs] = [projectFolder, tree].map((root) =>
    readFileSync(join(root, "package-lock.json"), "utf8"),
  );
  // Windows allows everybody to create a junction; elsewhere the type means nothing.
  if (ours === theirs)
    symlinkSync(join(projectFolder, "node_modules"), join(tree, "node_modules"), "junction");
  else await runOrThrow("npm", ["--prefix", tree, "install", "--no-save", "--no-audit", "--no-fund"]);
}

async function runOrThrow(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const options = { env: { ...process.env, ...env }, signal };
  const { code, output } = await runQuietly(program, args, options);
  if (code !== 0) throw new Error(`${output}${program} ${args.join(" ")} failed.`);
}

function removeBuilds() {
  // A process that was just ended may still write.
  for (const path of [tree, builds.after]) rmSync(path, { recursive: true, force: true, maxRetries: 10 });
  git("worktree", "prune");
}
