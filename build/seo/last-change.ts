import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../project-folder";

/** The day on which one of the files last changed: its last commit, or the time of the file where git does not know. */
export function lastChange(files: readonly string[]): string {
  const present = files.filter((file) => existsSync(join(projectFolder, file)));
  const committed = git("log", "-1", "--format=%cI", "--", ...present);
  const edited = git("status", "--porcelain", "--", ...present);
  if (committed && edited === "") return new Date(committed).toISOString().slice(0, 10);
  const times = present.map((file) => statSync(join(projectFolder, file)).mtimeMs);
  return new Date(Math.max(...times)).toISOString().slice(0, 10);
}

/** What git answers, or undefined where there is no git, no repository or no history. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync("git", args, {
      cwd: projectFolder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
}
