import { existsSync, readFileSync } from "node:fs";
import { rename, rm, symlink } from "node:fs/promises";
import { join, relative } from "node:path";
import { buildRecordFile } from "../../build/build-record";
import { ownerFault } from "../../build/owner-fault";
import { onCleanUp } from "./clean-up";
import { runQuietly } from "./run-quietly";

type CommitBuild = {
  /** The root of the repository. */
  project: string;
  hash: string;
  /** Where the commit is checked out while it is built. */
  tree: string;
  /** Where its build goes. */
  dist: string;
};

const build = ["run", "--silent", "build"] as const;

/** Builds a commit by its own build script, in a git worktree that is gone afterwards. */
export async function buildCommit({ project, hash, tree, dist }: CommitBuild) {
  const git = (...args: string[]) => runQuietly("git", args, { cwd: project });
  const removeTree = async () => {
    // First the link to our packages, so that nothing can follow it.
    await rm(join(tree, "node_modules"), { recursive: true, force: true });
    await rm(tree, { recursive: true, force: true });
    await git("worktree", "prune");
  };

  // A run that was killed may have left one.
  await removeTree();
  onCleanUp(removeTree);
  await git("worktree", "add", "--detach", "--force", tree, hash);
  await providePackages(project, tree);
  await runQuietly("npm", build, { cwd: tree, env: { DIST: undefined } });
  for (const file of ["server.mjs", buildRecordFile]) {
    if (existsSync(join(tree, "dist", file))) continue;
    throw ownerFault([`${hash.slice(0, 7)} builds no dist/${file}: it is too old to be compared.`]);
  }
  await rename(join(tree, "dist"), dist);
  await removeTree();
}

/** Builds the working tree, uncommitted changes included, and leaves its `dist` alone. */
export async function buildWorkingTree(project: string, dist: string) {
  await runQuietly("npm", build, { cwd: project, env: { DIST: relative(project, dist) } });
}

/** The same lock file is the same packages: ours serve it too. */
async function providePackages(project: string, tree: string) {
  const [ours, theirs] = [project, tree].map((folder) => {
    const file = join(folder, "package-lock.json");
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  });
  if (ours !== undefined && ours === theirs) {
    // Windows allows everybody to make a junction; elsewhere the type means nothing.
    await symlink(join(project, "node_modules"), join(tree, "node_modules"), "junction");
    return;
  }
  console.log("installing the packages of that commit, which are not ours …");
  const quiet = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  await runQuietly("npm", ["install", ...quiet], { cwd: tree });
}
