import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { ensureBrowser } from "./ensure-browser.mjs";
import { freePort, startServer } from "./host-process";
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
const playwright = ["node_modules/@playwright/test/cli.js", "test"];
const screenshotTests = [...playwright, "--config=tests/look/playwright.config.ts", ...options];

const hash = baseCommit();
const browser = await ensureBrowser();
console.log(`before: ${git("log", "-1", "--format=%h %s", hash)}\nafter: the working tree`);
rmSync(folder, { recursive: true, force: true });
git("worktree", "prune");
await runOrThrow("git", ["worktree", "add", "--detach", tree, hash]);
await providePackages();
// Vite, which runs this file, has set NODE_ENV for development.
const buildEnv = { NODE_ENV: undefined, DIST: undefined };
await runOrThrow("npm", ["--prefix", tree, ...build], buildEnv);
await runOrThrow("npm", build, { ...buildEnv, DIST: relative(projectFolder, builds.after) });

console.log("taking screenshots of the commit …");
await serve("before", (env) =>
  runOrThrow(process.execPath, [...screenshotTests, "--update-snapshots=all"], env),
);
console.log("comparing the working tree with them …");
const code = await serve("after", (env) => run(process.execPath, screenshotTests, { env }));
const report = relative(process.cwd(), join(folder, "report/index.html"));
console.log(`${code === 0 ? "nothing differs" : "something differs"}: ${report}`);
for (const path of [tree, builds.after]) rmSync(path, { recursive: true, force: true, maxRetries: 10 });
git("worktree", "prune");
process.exitCode = code;

/** Runs the screenshot tests while one of the builds is served. */
async function serve<Result>(
  side: keyof typeof builds,
  test: (env: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  const server = await startServer(builds[side], await freePort());
  const browserEnv = browser ? { CHROMIUM: browser } : {};
  const buildsEnv = { LOOK_BEFORE: builds.before, LOOK_AFTER: builds.after, LOOK_URL: server.base.href };
  return test({ ...process.env, ...browserEnv, ...buildsEnv }).finally(server.stop);
}

/** The given commit, else where this branch left main; on main the last commit, or its parent if nothing is changed. */
function baseCommit(): string {
  const find = (revision: string) => git("rev-parse", "--verify", "--end-of-options", `${revision}^{commit}`);
  if (wanted !== undefined) return find(wanted) || fail(`"${wanted}" is not a commit, branch or tag.`);
  const branched = git("merge-base", "HEAD", "origin/main") || git("merge-base", "HEAD", "main");
  if (branched && branched !== find("HEAD")) return branched;
  return (
    find(git("status", "--porcelain") ? "HEAD" : "HEAD~1") || fail("There is no commit to compare with.")
  );
}

/** What git prints; nothing if it fails. */
function git(...args: string[]): string {
  try {
    return execFileSync("git", args, { cwd: projectFolder, encoding: "utf8", stdio: "pipe" }).trim();
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
  const { code, output } = await runQuietly(program, args, { env: { ...process.env, ...env } });
  if (code !== 0) throw new Error(`${output}${program} ${args.join(" ")} failed.`);
}
