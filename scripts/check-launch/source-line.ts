import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../../build/project-folder";

export const legalFile = "public/legal.json";

/** The lines of a file of the project, or of the build; none if it does not exist. */
export function linesOf(path: string, folder = projectFolder): string[] {
  const file = join(folder, path);
  return existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
}

/**
 * `app/content/minecraft-plans.ts:105`: the line of a value such as `minecraftPlans.diamond.ramGb`. Each part of the
 * name is searched for below the line of the part before it, a field only one level deeper at most.
 */
export function sourceLine({ file, record }: { file: string; record: string }): string {
  const path = `app/content/${file}.ts`;
  const lines = linesOf(path);
  let line = 0;
  for (const name of record.split(".")) {
    const deepest = indentOf(lines[line]) + 2;
    const found = lines.findIndex((text, index) => {
      if (index < line) return false;
      if (["id", "slug", "key"].some((field) => text.includes(`${field}: "${name}"`))) return true;
      const isField =
        text.trim() === `${name},` || [":", " ="].some((end) => text.includes(` ${name}${end}`));
      return isField && indentOf(text) <= deepest;
    });
    if (found !== -1) line = found;
  }
  // The field `domain,` takes its value from the constant of the same name.
  const constant = lines.findIndex((text) => text.startsWith(`const ${lines[line]?.trim().slice(0, -1)} =`));
  return `${path}:${(constant === -1 ? line : constant) + 1}`;
}

function indentOf(line = ""): number {
  return line.search(/\S/);
}
