import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { legalTabs } from "../../app/content/legal";
import { blocks, type Finding, look } from "./finding";

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
  const legalHashes = new Set<string>(legalTabs.map(({ hash }) => hash));
  return pages.flatMap(({ path, file, html }) => {
    const hrefs = new Set([...html.matchAll(/<a\b[^>]*?\shref="([/#][^"]*)"/g)].map(([, href = ""]) => href));
    return [...hrefs].flatMap((href) => {
      const [targetPath = "", hash = ""] = href.split("#");
      const target = pages.find((page) => page.path === (targetPath.replace(/\?.*/, "") || path));
      if (target && (hash === "" || target.html.includes(` id="${hash}"`) || legalHashes.has(hash)))
        return [];
      const line = html.slice(0, html.indexOf(`href="${href}"`)).split("\n").length;
      const missing = target ? "no such place on that page" : "no such page";
      const sentence = `The page ${path} links to ${href}: there is ${missing}.`;
      return [blocks("dead link", `dist/site/${file}:${line}`, sentence)];
    });
  });
}

/** About what search engines show. */
const shownLengths = [
  { name: "title", pattern: /<title>([^<]*)</, shortest: 0, longest: 70, shown: "about 70" },
  {
    name: "description",
    pattern: /<meta name="description" content="([^"]*)"/,
    shortest: 50,
    longest: 170,
    shown: "50 to 170",
  },
];

/** Titles and descriptions that search engines would cut off or replace. */
export function lengthFindings(pages: readonly BuiltPage[]): Finding[] {
  return pages.flatMap(({ path, file, html }) => {
    return shownLengths.flatMap(({ name, pattern, shortest, longest, shown }) => {
      // An escaped character, such as `&amp;`, counts as one.
      const { length } = (pattern.exec(html)?.[1] ?? "").replaceAll(/&#?\w+;/g, "&");
      if (length >= shortest && length <= longest) return [];
      const sentence = `The ${name} of ${path} has ${length} characters: search engines show ${shown}.`;
      return [look("text", `dist/site/${file}:1`, sentence)];
    });
  });
}
