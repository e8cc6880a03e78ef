import { changedPaths, gitLine } from "./git";

const outside = ":(exclude)content";

/** Changed files outside content/: they would be built and checked here, but not pushed. */
export function changedOutside(folder: string): string[] {
  return changedPaths(folder, ".", outside);
}

/** Commits that are not pushed and change more than content/, in the whole repository: "1a2b3c4 Rename the plans". */
export function commitsOutside(folder: string): string[] {
  const log = gitLine(folder, "log", "--format=%h %s", "@{upstream}..HEAD", "--", ":/", outside);
  return log.split("\n").filter(Boolean);
}
