import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { projectFolder } from "../project-folder";

/** Tests, and what search engines and chats are told. */
const notShown = /\.test\.|^(share-card|structured-data)\.ts$/;

/**
 * The files that decide what a page says: its own folder, and the records it imports from `content/`, in one step or
 * through another record. Parts of `ui/` say nothing by themselves.
 */
export function pageSources(folder: string): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of importsOf(file)) visit(imported);
  };
  const own = join(projectFolder, "app/pages", folder);
  for (const name of readdirSync(own, { recursive: true, encoding: "utf8" })) {
    if (/\.tsx?$/.test(name) && !notShown.test(name)) visit(join(own, name));
  }
  // Fetched, not imported.
  if (folder === "legal") found.add(join(projectFolder, "public/legal.json"));
  return [...found].map((file) => relative(projectFolder, file).replaceAll("\\", "/")).sort();
}

/** Types say nothing. What comes from `app/` itself or from elsewhere is not followed. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(/^(?:import|export) (?!type\b)[^;]*?from "(\.[^"]+)";/gms)]
    .map(([, path = ""]) => join(dirname(file), path))
    .filter((path) => path.includes(join("app", "content")))
    .map((path) => `${path}.ts`);
}
