import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { shorten } from "../changes/shorten";
import { runCommand } from "../run-command";
import { changedPaths, gitLine } from "./git";
import { publishFolder } from "./published-content";

/** Where a publish pushes to. */
export type PushTarget = { remote: string; branch: string };

/** The owner's setting: `git config publish.push true`. */
const setting = "publish.push";
const longestSubject = 72;

/** The target if the owner has set up pushing; a sentence if that is not complete. */
export function pushTarget(folder: string): PushTarget | { fault: string } | undefined {
  if (gitLine(folder, "config", "--type=bool", "--get", setting) !== "true") return undefined;
  const branch = gitLine(folder, "symbolic-ref", "--short", "HEAD");
  if (!branch)
    return { fault: `${setting} is on, but no branch is checked out: run "git switch" with its name.` };
  const remote = gitLine(folder, "config", "--get", `branch.${branch}.remote`);
  const ref = gitLine(folder, "config", "--get", `branch.${branch}.merge`);
  const upstream = gitLine(folder, "rev-parse", "--verify", "--quiet", "@{upstream}");
  if (!remote || !ref || !upstream)
    return {
      fault: `${setting} is on, but git does not know where to push the branch ${branch}: run "git push --set-upstream origin ${branch}" once.`,
    };
  return { remote, branch: ref.replace(/^refs\/heads\//, "") };
}

/** Whether there is a change or a commit that the remote does not have. */
export function isUnpushed(folder: string): boolean {
  if (changedPaths(folder, "content").length > 0) return true;
  return gitLine(folder, "rev-list", "--max-count=1", "@{upstream}..HEAD") !== "";
}

/** The subject is the only change, or their number; the body lists them. */
export function commitMessage(changes: readonly string[]): string {
  const [only = "Change the content"] = changes;
  if (changes.length < 2) return `${shorten(only, longestSubject - 1)}\n\n${only}\n`;
  return `Change the content in ${changes.length} places\n\n${changes.map((change) => `- ${change}`).join("\n")}\n`;
}

type PushOptions = {
  folder: string;
  target: PushTarget;
  changes: readonly string[];
  signal?: AbortSignal | undefined;
};

/** Commits `content/` and pushes. Returns what failed, in words, with the output of git. */
export async function pushChanges({ folder, target, changes, signal }: PushOptions) {
  const git = (...args: string[]) => runCommand({ program: "git", args }, { folder, signal });
  if (changedPaths(folder, "content").length > 0) {
    const message = join(publishFolder, "message.txt");
    writeFileSync(join(folder, message), commitMessage(changes));
    const steps = [
      ["add", "--all", "--", "content"],
      ["commit", "--quiet", `--file=${message}`, "--cleanup=whitespace", "--", "content"],
    ];
    for (const step of steps) {
      const { code, output } = await git(...step);
      if (code !== 0) return { sentence: "The changes could not be committed.", output };
    }
  }
  const { code, output } = await git("push", target.remote, `HEAD:refs/heads/${target.branch}`);
  if (code === 0) return undefined;
  const isBehind = /\((fetch first|non-fast-forward)\)/.test(output);
  const reason = isBehind
    ? `${target.remote} has commits that are not here: run "git pull", look at the site, and publish again.`
    : `${target.remote} did not accept the push. The changes are committed here: publish again to push them.`;
  return { sentence: reason, output };
}
