import { ownerFault } from "../../build/owner-fault";

/** Answers with what git prints, or undefined where git fails. */
export type Git = (...args: string[]) => string | undefined;

export type BaseCommit = {
  hash: string;
  subject: string;
  /** Why this commit and no other, to be printed beside it. */
  reason: string;
};

const mainBranches = ["origin/main", "main"];

/**
 * The commit to compare the working tree with: the wanted one, else where this branch left main. On main itself that is
 * the last commit as long as there are uncommitted changes, and the commit before it once there are none.
 */
export function chooseBase(git: Git, wanted?: string): BaseCommit {
  if (wanted !== undefined) return describeCommit(git, wantedCommit(git, wanted), "as asked for");

  const head = git("rev-parse", "--verify", "--quiet", "HEAD^{commit}");
  if (!head) throw ownerFault(["There is no commit yet to compare with."]);
  for (const branch of mainBranches) {
    const base = git("merge-base", "HEAD", branch);
    if (base && base !== head) return describeCommit(git, base, `where this branch left ${branch}`);
  }
  if (git("status", "--porcelain"))
    return describeCommit(git, head, "the last commit, without the uncommitted changes");

  const parent = git("rev-parse", "--verify", "--quiet", "HEAD~1^{commit}");
  if (!parent) throw ownerFault(["The only commit has nothing before it to compare with."]);
  return describeCommit(git, parent, "the commit before the last one, since nothing differs from main");
}

function wantedCommit(git: Git, wanted: string): string {
  const hash = wanted.startsWith("-")
    ? undefined
    : git("rev-parse", "--verify", "--quiet", `${wanted}^{commit}`);
  if (hash) return hash;
  throw ownerFault([`"${wanted}" is no commit, branch or tag of this repository.`]);
}

function describeCommit(git: Git, hash: string, reason: string): BaseCommit {
  return { hash, subject: git("log", "-1", "--format=%s", hash) ?? "", reason };
}
