import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runQuietly } from "../../scripts/run.mjs";
import { visible } from "../../site/fault";
import { readPlainFile } from "../../site/special-files";
import type { FileChange } from "./describe-changes";
import { publishFolder } from "./publish-lock";

const outside = ":(exclude)content";
const longestSubject = 72;
const largestOutput = 256 * 1024 * 1024;

/** Would change what the commands do: a build for development, colours, another repository. */
const ownVariables = /^(NODE_ENV|VITEST|FORCE_COLOR|DIST|GIT_DIR|GIT_WORK_TREE|GIT_INDEX_FILE)$/;

/** For git and the build. Nobody could answer a question of git. */
export function commandEnvironment(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !ownVariables.test(name));
  return { ...Object.fromEntries(others), NO_COLOR: "1", GIT_TERMINAL_PROMPT: "0" };
}

/** Runs a program to its end, or until it is interrupted. */
export function runIn(folder: string, program: string, args: readonly string[], signal?: AbortSignal) {
  return runQuietly(program, args, { cwd: folder, env: commandEnvironment(), ...(signal && { signal }) });
}

/** What git prints; undefined if it fails or is not installed. */
function git(folder: string, ...args: string[]): string | undefined {
  const options = { cwd: folder, env: commandEnvironment(), maxBuffer: largestOutput };
  const { status, stdout } = spawnSync("git", args, { ...options, encoding: "utf8" });
  return status === 0 ? stdout : undefined;
}

function gitLine(folder: string, ...args: string[]): string {
  return (git(folder, ...args) ?? "").trim();
}

/** What git prints with this separator, without empty parts. */
function gitList(folder: string, separator: string, ...args: string[]): string[] {
  return (git(folder, ...args) ?? "").split(separator).filter(Boolean);
}

/** Files that differ from a commit, and files that git does not know yet. */
function changedPaths(folder: string, commit: string, ...paths: string[]): string[] {
  const diff = ["diff", "--name-only", "--no-renames", "--relative", "-z", commit, "--", ...paths];
  const untracked = ["ls-files", "-z", "--others", "--exclude-standard", "--", ...paths];
  return [diff, untracked].flatMap((args) => gitList(folder, "\0", ...args));
}

/** The owner's setting: `git config publish.push true`. */
export function isPushSetUp(folder: string): boolean {
  return gitLine(folder, "config", "--type=bool", "--get", "publish.push") === "true";
}

/** "origin/main", or nothing. */
export function upstreamOf(folder: string): string {
  return gitLine(folder, "rev-parse", "--abbrev-ref", "@{upstream}");
}

/** What differs in `content/` from the last push or commit; undefined if there is none. */
export function contentChanges(folder: string, since: "push" | "commit"): FileChange[] | undefined {
  const args = since === "push" ? ["merge-base", "HEAD", "@{upstream}"] : ["rev-parse", "--verify", "HEAD"];
  const commit = gitLine(folder, ...args);
  if (!commit) return undefined;
  return changedPaths(folder, commit, "content").map((path) => ({
    path: path.replace(/^content\//, ""),
    before: fileAt(folder, commit, path),
    after: readPlainFile(folder, path),
  }));
}

/** A file as it was in a commit; undefined if it was not there. */
function fileAt(folder: string, commit: string, path: string): string | undefined {
  return git(folder, "cat-file", "blob", `${commit}:./${path}`);
}

export type FileVersion = { commit: string; date: string; subject: string; source: string };

/** The last commits that changed a file, the newest one first, and what it was after each. */
export function fileVersions(folder: string, path: string): FileVersion[] {
  const log = gitList(folder, "\n", "log", "-30", "--format=%h%x09%cI%x09%s", "--", path);
  return log.flatMap((line) => {
    const [commit = "", date = "", subject = ""] = line.split("\t");
    const source = fileAt(folder, commit, path);
    return source === undefined ? [] : [{ commit, date, subject, source }];
  });
}

/**
 * What a push would leave out, or publish unchecked: changed files outside content/, and commits of the whole repository
 * that change more than content/. Empty if there is nothing.
 */
export function changesOutside(folder: string): string[] {
  const files = changedPaths(folder, "HEAD", ".", outside);
  const commits = gitList(folder, "\n", "log", "--format=%h %s", "@{upstream}..HEAD", "--", ":/", outside);
  const list = (sentence: string, found: readonly string[]) =>
    found.length > 0 ? ["", sentence, ...found.map((each) => `- ${visible(each)}`)] : [];
  return [
    ...list(
      "Only your content is published, but these files have changed too: whoever changed them has to commit and push them first, or undo that.",
      files,
    ),
    ...list(
      'These commits change more than your content and would be published too: whoever made them has to run "git push" first, once they are tested.',
      commits,
    ),
  ];
}

/** The subject is the only change, or their number; the body lists them. */
function commitMessage(changes: readonly string[]): string {
  const [only = "", ...others] = changes;
  const subject = others.length > 0 ? `Change the content in ${changes.length} places` : only;
  const cut = subject.length > longestSubject ? `${subject.slice(0, longestSubject - 1)}…` : subject;
  return `${cut}\n\n${changes.map((change) => `- ${change}`).join("\n")}\n`;
}

/** Commits `content/` and pushes. Returns what failed, in words, with the output of git. */
export async function pushChanges(folder: string, changes: readonly string[], signal?: AbortSignal) {
  const steps = [["-c", "push.default=upstream", "push"]];
  if (changedPaths(folder, "HEAD", "content").length > 0) {
    const message = join(publishFolder, "message.txt");
    writeFileSync(join(folder, message), commitMessage(changes));
    const commit = ["commit", "--quiet", `--file=${message}`, "--cleanup=whitespace", "--", "content"];
    steps.unshift(["add", "--all", "--", "content"], commit);
  }
  for (const args of steps) {
    const { code, output } = await runIn(folder, "git", args, signal);
    if (code === 0) continue;
    if (!args.includes("push")) return { sentence: "The changes could not be committed.", output };
    const sentence = /\((fetch first|non-fast-forward)\)/.test(output)
      ? 'The site was changed elsewhere too. Whoever looks after it has to run "git pull" here: then look at it, and publish again.'
      : "The push was refused. The changes are committed here: publish again to push them.";
    return { sentence, output };
  }
  return undefined;
}
