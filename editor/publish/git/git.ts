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
