import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { origin } from "../../app/content/brand";
import { type PagePattern, pageFolders } from "../../app/routes";
import { canonicalUrl } from "../../app/seo/page-meta";
import { projectFolder } from "../project-folder";

/** Every page that search engines may list (https://www.sitemaps.org). */
export function sitemap(pages: readonly { path: string; pattern: PagePattern }[]): string {
  const entries = pages.map(({ path, pattern }) => {
    const day = lastChange(pageSources(pageFolders[pattern])).toISOString().slice(0, 10);
    return `<url><loc>${canonicalUrl(path)}</loc><lastmod>${day}</lastmod></url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}

/** The last commit of the files; their modification time where they are not committed or there is no git. */
function lastChange(files: readonly string[]): Date {
  try {
    const options = { cwd: projectFolder, encoding: "utf8", stdio: "pipe" } as const;
    const git = (...args: string[]) => execFileSync("git", [...args, "--", ...files], options).trim();
    const committed = git("log", "-1", "--format=%cI");
    if (committed && !git("status", "--porcelain")) return new Date(committed);
  } catch {}
  return new Date(Math.max(...files.map((file) => statSync(join(projectFolder, file)).mtimeMs)));
}

export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

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

/** Those that exist: the file of a record may be absent. */
function recordsImportedBy(file: string): string[] {
  const source = readFileSync(join(projectFolder, file), "utf8");
  return [...source.matchAll(/^(?:import|export) (?!type\b)[^;]*?from "(\.[^"]+)";/gm)]
    .map(([, path = ""]) => join(dirname(file), path.endsWith(".yaml") ? path : `${path}.ts`))
    .filter((path) => /^(app\/)?content\//.test(path) && existsSync(join(projectFolder, path)));
}
