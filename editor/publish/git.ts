import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runQuietly } from "../../scripts/run.mjs";
import type { FileChange } from "./describe-changes";
import { publishFolder } from "./publish-lock";

/** Where a publish pushes to. */
export type PushTarget = { remote: string; branch: string };

/** The owner's setting: `git config publish.push true`. */
const setting = "publish.push";
const outside = ":(exclude)content";
const longestSubject = 72;
const largestOutput = 256 * 1024 * 1024;

/** Variables of this process that would change what the commands do: a build for development, colours, another repository. */
const ownVariables = [
  "NODE_ENV",
  "VITEST",
  "FORCE_COLOR",
  "DIST",
  "GIT_DIR",
  "GIT_WORK_TREE",
  "GIT_INDEX_FILE",
];

/** For git and the build. Nobody could answer a question of git. */
export function commandEnvironment(): NodeJS.ProcessEnv {
  const own = Object.fromEntries(ownVariables.map((name) => [name, undefined]));
  return { ...process.env, ...own, NO_COLOR: "1", GIT_TERMINAL_PROMPT: "0" };
}

/** What git prints; undefined if it fails or is not installed. */
function git(folder: string, ...args: string[]): Buffer | undefined {
  try {
    const stdio = ["ignore", "pipe", "ignore"] as const;
    const options = { env: commandEnvironment(), stdio: [...stdio], maxBuffer: largestOutput };
    return execFileSync("git", args, { cwd: folder, ...options });
  } catch {
    return undefined;
  }
}

function gitLine(folder: string, ...args: string[]): string {
  return String(git(folder, ...args) ?? "").trim();
}

/** Files that differ from a commit, and files that git does not know yet. */
function changedPaths(folder: string, commit: string, ...paths: string[]): string[] {
  const diff = ["diff", "--name-only", "--no-renames", "--relative", "-z", commit, "--", ...paths];
  const untracked = ["ls-files", "-z", "--others", "--exclude-standard", "--", ...paths];
  return [diff, untracked].flatMap((args) =>
    String(git(folder, ...args) ?? "")
      .split("\0")
      .filter(Boolean),
  );
}

/** The target if the owner has set up pushing; a sentence if that is not complete. */
export function pushTarget(folder: string): PushTarget | { fault: string } | undefined {
  if (gitLine(folder, "config", "--type=bool", "--get", setting) !== "true") return undefined;
  const branch = gitLine(folder, "symbolic-ref", "--short", "HEAD");
  if (!branch)
    return { fault: `${setting} is on, but no branch is checked out: run "git switch" with its name.` };
  const remote = gitLine(folder, "config", "--get", `branch.${branch}.remote`);
  const ref = gitLine(folder, "config", "--get", `branch.${branch}.merge`);
  if (!remote || !ref || !gitLine(folder, "rev-parse", "--verify", "--quiet", "@{upstream}"))
    return {
      fault: `${setting} is on, but git does not know where to push the branch ${branch}: run "git push --set-upstream origin ${branch}" once.`,
    };
  return { remote, branch: ref.replace(/^refs\/heads\//, "") };
}

/** What differs in `content/` from the last push or commit; undefined if git has no commit of it. */
export function contentChanges(folder: string, since: "push" | "commit"): FileChange[] | undefined {
  const args = since === "push" ? ["merge-base", "HEAD", "@{upstream}"] : ["rev-parse", "--verify", "HEAD"];
  const commit = gitLine(folder, ...args);
  if (!commit || !gitLine(folder, "ls-tree", commit, "--", "content")) return undefined;
  return changedPaths(folder, commit, "content").map((path) => ({
    path: path.replace(/^content\//, ""),
    before: git(folder, "cat-file", "blob", `${commit}:./${path}`),
    after: existsSync(join(folder, path)) ? readFileSync(join(folder, path)) : undefined,
  }));
}

/** Whether there is a change or a commit that the remote does not have. */
export function isUnpushed(folder: string): boolean {
  if (changedPaths(folder, "HEAD", "content").length > 0) return true;
  return gitLine(folder, "rev-list", "--max-count=1", "@{upstream}..HEAD") !== "";
}

/** Changed files outside content/: they would be built and checked here, but not pushed. */
export function changedOutside(folder: string): string[] {
  return changedPaths(folder, "HEAD", ".", outside);
}

/** Commits that are not pushed and change more than content/, in the whole repository: "1a2b3c4 Rename the plans". */
export function commitsOutside(folder: string): string[] {
  const log = gitLine(folder, "log", "--format=%h %s", "@{upstream}..HEAD", "--", ":/", outside);
  return log.split("\n").filter(Boolean);
}

/** The subject is the only change, or their number; the body lists them. */
export function commitMessage(changes: readonly string[]): string {
  const [only = "Change the content"] = changes;
  const subject = only.length > longestSubject ? `${only.slice(0, longestSubject - 1)}…` : only;
  if (changes.length < 2) return `${subject}\n\n${only}\n`;
  return `Change the content in ${changes.length} places\n\n${changes.map((change) => `- ${change}`).join("\n")}\n`;
}

/** Commits `content/` and pushes. Returns what failed, in words, with the output of git. */
export async function pushChanges(
  folder: string,
  { remote, branch }: PushTarget,
  changes: readonly string[],
  signal?: AbortSignal,
) {
  const steps = [["push", remote, `HEAD:refs/heads/${branch}`]];
  if (changedPaths(folder, "HEAD", "content").length > 0) {
    const message = join(publishFolder, "message.txt");
    writeFileSync(join(folder, message), commitMessage(changes));
    const commit = ["commit", "--quiet", `--file=${message}`, "--cleanup=whitespace", "--", "content"];
    steps.unshift(["add", "--all", "--", "content"], commit);
  }
  for (const args of steps) {
    const options = { cwd: folder, env: commandEnvironment(), ...(signal ? { signal } : {}) };
    const { code, output } = await runQuietly("git", args, options);
    if (code === 0) continue;
    if (args[0] !== "push") return { sentence: "The changes could not be committed.", output };
    const sentence = /\((fetch first|non-fast-forward)\)/.test(output)
      ? `${remote} has commits that are not here: run "git pull", look at the site, and publish again.`
      : `${remote} did not accept the push. The changes are committed here: publish again to push them.`;
    return { sentence, output };
  }
  return undefined;
}
