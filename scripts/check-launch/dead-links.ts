import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { legalTabs } from "../../app/content/legal";
import type { Finding } from "./launch-findings";

export type BuiltPage = { path: string; file: string; html: string };

export function builtPages(site: string): BuiltPage[] {
  return readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .sort()
    .map((file) => {
      const path = `/${file.replaceAll("\\", "/").replace(/\.html$/, "")}`.replace(/^\/index$/, "/");
      return { path, file, html: readFileSync(join(site, file), "utf8") };
    });
}

/** Links to pages, and to places on pages, that do not exist. */
export function deadLinks(pages: readonly BuiltPage[]): Finding[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const legalHashes = new Set<string>(legalTabs.map(({ hash }) => hash));
  return pages.flatMap(({ path, file, html }) => {
    const links = new Set([...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = ""]) => href));
    return [...links].flatMap((href): Finding[] => {
      if (!/^[/#]/.test(href)) return [];
      const [targetPath = "", hash = ""] = href.split("#");
      const target = byPath.get((targetPath || path).replace(/\?.*/, ""));
      const alive = target && (hash === "" || target.html.includes(` id="${hash}"`) || legalHashes.has(hash));
      if (alive) return [];
      const line = html.slice(0, html.indexOf(`href="${href}"`)).split("\n").length;
      const sentence = target
        ? `The page ${path} links to ${href}, and there is no such place on the page.`
        : `The page ${path} links to ${href}, and there is no such page.`;
      return [{ level: "blocks", kind: "dead link", place: `dist/site/${file}:${line}`, sentence }];
    });
  });
}
