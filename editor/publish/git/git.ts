import { execFileSync } from "node:child_process";
import { commandEnvironment } from "../run-command";

const megabyte = 1024 * 1024;

/** What git prints; undefined if it fails or is not installed. */
export function git(folder: string, ...args: string[]): Buffer | undefined {
  try {
    return execFileSync("git", args, {
      cwd: folder,
      env: commandEnvironment(),
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 256 * megabyte,
    });
  } catch {
    return undefined;
  }
}

/** The one line that git prints; empty if it fails. */
export function gitLine(folder: string, ...args: string[]): string {
  return (
    git(folder, ...args)
      ?.toString("utf8")
      .trim() ?? ""
  );
}

/** The paths that git prints with the option -z. */
export function gitPaths(folder: string, ...args: string[]): string[] {
  const paths =
    git(folder, ...args)
      ?.toString("utf8")
      .split("\0") ?? [];
  return paths.filter(Boolean);
}

/** Files that differ from the last commit, and files that git does not know yet. */
export function changedPaths(folder: string, ...paths: string[]): string[] {
  const options = ["--no-renames", "--relative", "-z", "--name-only"];
  const untracked = gitPaths(folder, "ls-files", "-z", "--others", "--exclude-standard", "--", ...paths);
  return [...gitPaths(folder, "diff", ...options, "HEAD", "--", ...paths), ...untracked];
}
