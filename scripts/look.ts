import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./ensure-browser.mjs";
import { fail, freePort, projectFolder } from "./run.mjs";

/**
 * `npm run look [commit]`: compares screenshots of the working tree with those of a commit, by default the last one, and
 * writes Playwright's report of what differs. The exit code is 1 if anything does. `npm run look HEAD -- --grep /vps`
 * takes fewer.
 */
const [commit = "HEAD", ...options] = process.argv.slice(2);
const folder = join(projectFolder, ".cache/look");
const tree = join(folder, "tree");
const builds = { LOOK_BEFORE: join(tree, "dist"), LOOK_AFTER: join(folder, "dist") };
const build = ["run", "--silent", "build", "--", "--logLevel", "warn"];
const browser = { CHROMIUM: await ensureBrowser(), LOOK_PORT: String(await freePort()) };

rmSync(folder, { recursive: true, force: true });
runOrFail("git", ["worktree", "prune"]);
runOrFail("git", ["worktree", "add", "--detach", tree, commit]);
// The packages of the working tree if both lock files are the same, else those of the commit.
const [ours, theirs] = [projectFolder, tree].map((root) =>
  readFileSync(join(root, "package-lock.json"), "utf8"),
);
// Windows allows everybody to create a junction; elsewhere the type means nothing.
if (ours === theirs) symlinkSync(join(projectFolder, "node_modules"), join(tree, "node_modules"), "junction");
else runOrFail("npm", ["--prefix", tree, "ci"]);
// Vite, which runs this file, has set NODE_ENV for development.
runOrFail("npm", ["--prefix", tree, ...build], { NODE_ENV: undefined, DIST: undefined });
runOrFail("npm", build, { NODE_ENV: undefined, DIST: builds.LOOK_AFTER });

console.log("taking screenshots of the commit …");
takeScreenshots(builds.LOOK_BEFORE, "--update-snapshots=all");
console.log("comparing the working tree with them …");
process.exitCode = takeScreenshots(builds.LOOK_AFTER);
console.log(`${process.exitCode ? "something" : "nothing"} differs: .cache/look/report/index.html`);
for (const path of [tree, builds.LOOK_AFTER]) rmSync(path, { recursive: true, force: true, maxRetries: 10 });
runOrFail("git", ["worktree", "prune"]);

/** Runs tests/look on one of the builds. */
function takeScreenshots(served: string, ...more: string[]): number {
  const args = ["playwright", "test", "--config=tests/look/playwright.config.ts", ...options, ...more];
  return run("npx", args, { ...builds, ...browser, LOOK_SERVED: served });
}

function runOrFail(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  if (run(program, args, env) !== 0) fail(`${program} ${args.join(" ")} failed.`);
}

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv): number {
  const shell = process.platform === "win32";
  const options = { cwd: projectFolder, stdio: "inherit", env: { ...process.env, ...env }, shell } as const;
  return spawnSync(program, args, options).status ?? 1;
}
