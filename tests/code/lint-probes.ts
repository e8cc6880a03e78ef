import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { projectFolder } from "../../build/project-folder";

/** An error or a warning of Biome, with the rule (`style/noConsole`) that found it. */
export type LintError = { file: string; line: number; rule: string; message: string };

type Report = {
  diagnostics: {
    severity: string;
    category: string;
    message: string;
    location: { path: string; start: { line: number } };
  }[];
};

const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");

/** What this project's `biome.json` says about files that the project does not have: their paths and texts. */
export function lintErrors(files: Readonly<Record<string, string>>): LintError[] {
  const folder = mkdtempSync(join(tmpdir(), "lint-probes-"));
  try {
    for (const config of ["biome.json", "package.json", ".gitignore"]) {
      copyFileSync(join(projectFolder, config), join(folder, config));
    }
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const args = [biome, "lint", "--reporter=json", "--max-diagnostics=none"];
    const { stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 1e9,
    });
    if (!stdout) throw new Error(stderr);
    const { diagnostics } = JSON.parse(stdout) as Report;
    return diagnostics
      .filter(({ severity }) => severity !== "information")
      .map(({ category, message, location }) => ({
        file: location.path.replaceAll("\\", "/"),
        line: location.start.line,
        rule: category.replace("lint/", ""),
        message,
      }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
