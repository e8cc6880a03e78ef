import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import type { ContentFiles } from "../describe-changes";
import { git, gitLine, gitPaths } from "./git";

/** A state of `content/` to compare with. */
export type PublishedContent = {
  files: ContentFiles;
  /** When it was that, for a sentence: "since …". */
  since: string;
};

/** Ignored by git; deleting it only means that the next publish has nothing to compare with. */
export const publishFolder = ".cache/publish";
const copyFolder = join(publishFolder, "content");

/** The files of `content/`, without hidden ones. */
export function readContentFiles(folder: string, name = "content"): ContentFiles {
  const root = join(folder, name);
  if (!existsSync(root)) return new Map();
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((path) => !path.split("/").some((part) => part.startsWith(".")));
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path))]));
}

/**
 * The last published state: the pushed commit if publishing pushes, else the last commit; without git the copy that
 * the last publish kept. Undefined if there is none.
 */
export function publishedContent(
  folder: string,
  current: ContentFiles,
  pushes: boolean,
): PublishedContent | undefined {
  const pushed = pushes ? gitLine(folder, "merge-base", "HEAD", "@{upstream}") : "";
  const commit = pushed || gitLine(folder, "rev-parse", "--verify", "--quiet", "HEAD");
  if (commit && gitLine(folder, "ls-tree", commit, "--", "content"))
    return {
      files: committedFiles(folder, commit, current),
      since: pushed ? "the last push" : "the last commit",
    };
  const files = readContentFiles(folder, copyFolder);
  return files.size > 0 ? { files, since: "the last publish" } : undefined;
}

/** Git says which files differ: their line endings may, in a checkout on Windows. */
function committedFiles(folder: string, commit: string, current: ContentFiles): ContentFiles {
  const files = new Map(current);
  const options = ["-z", "--name-only", "--no-renames", "--relative"];
  const changed = gitPaths(folder, "diff", ...options, commit, "--", "content");
  const untracked = gitPaths(folder, "ls-files", "-z", "--others", "--exclude-standard", "--", "content");
  for (const path of [...changed, ...untracked]) {
    const name = path.replace(/^content\//, "");
    const blob = git(folder, "cat-file", "blob", `${commit}:./${path}`);
    if (blob) files.set(name, blob);
    else files.delete(name);
  }
  return files;
}

/** Keeps a copy of `content/` for the next publish to compare with, where there is no commit to do so. */
export function keepCopy(folder: string) {
  const temporary = join(folder, `${copyFolder}-new`);
  rmSync(temporary, { recursive: true, force: true });
  cpSync(join(folder, "content"), temporary, { recursive: true });
  rmSync(join(folder, copyFolder), { recursive: true, force: true });
  renameSync(temporary, join(folder, copyFolder));
}
