import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { projectFolder } from "../project-folder";

/**
 * The files with the words of a page: its own folder, and the records that it imports, directly or through another
 * record.
 */
export function pageSources(folder: string): string[] {
  const own = readdirSync(join(projectFolder, "app/pages", folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
    .map((name) => join("app/pages", folder, name.replaceAll("\\", "/")));
  // The loop also visits what it adds.
  const files = new Set(own);
  for (const file of files) for (const record of recordsImportedBy(file)) files.add(record);
  // Fetched, not imported.
  return [...files, ...(folder === "legal" ? ["content/public/legal.json"] : [])].sort();
}

function recordsImportedBy(file: string): string[] {
  const source = readFileSync(join(projectFolder, file), "utf8");
  return [...source.matchAll(/^(?:import|export) (?!type\b)[^;]*?from "(\.[^"]+)";/gm)]
    .map(([, path = ""]) => join(dirname(file), path.endsWith(".yaml") ? path : `${path}.ts`))
    .filter((path) => /^(app\/)?content\//.test(path));
}
