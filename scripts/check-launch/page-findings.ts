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
const longestTitle = 70;
const description = { shortest: 50, longest: 170 };

/** Titles and descriptions that search engines would cut off or replace. */
export function lengthFindings(pages: readonly BuiltPage[]): Finding[] {
  return pages.flatMap(({ path, file, html }) => {
    const finding = (name: string, length: number, shown: string) =>
      look(
        "text",
        `dist/site/${file}:1`,
        `The ${name} of ${path} has ${length} characters: search engines show ${shown}.`,
      );
    const title = lengthOf(html, /<title>([^<]*)</);
    const words = lengthOf(html, /<meta name="description" content="([^"]*)"/);
    const { shortest, longest } = description;
    return [
      ...(title > longestTitle ? [finding("title", title, `about ${longestTitle}`)] : []),
      ...(words < shortest || words > longest
        ? [finding("description", words, `${shortest} to ${longest}`)]
        : []),
    ];
  });
}

/** An escaped character, such as `&amp;`, counts as one. */
function lengthOf(html: string, pattern: RegExp): number {
  return (pattern.exec(html)?.[1] ?? "").replaceAll(/&#?\w+;/g, "&").length;
}
