import { existsSync } from "node:fs";
import { join } from "node:path";
import { type PagePattern, pageFolders, pagePatterns } from "../app/routes";
import { sitePlaces } from "./check-references";
import type { Content } from "./content";
import type { Records } from "./schemas/all-schemas";
import { contentFile, isText, textPath } from "./texts/text-files";

/**
 * The pages that a language does not have: patterns, and the addresses of texts. It has a page if it has the file
 * `pages/<page>.yaml` or the text of its own; /legal if it has the legal texts too. The page of wrong addresses is in every language.
 */
export function absentPages(folder: string, tag: string, content: Content): string[] {
  if (tag === "") return [];
  const has = (file: string) => existsSync(join(folder, "languages", tag, file));
  const hasPage = (pattern: PagePattern) =>
    has(`${pageFile(pattern)}.yaml`) && (pattern !== "/legal" || has("public/legal.json"));
  const texts = Object.keys(content).filter(isText);
  return [
    ...pagePatterns.filter((pattern) => !/[*]|:text/.test(pattern) && !hasPage(pattern)),
    ...texts.filter((name) => !has(contentFile(name))).map(textPath),
  ];
}

/** The name of the file with the texts of a page; undefined for the path of a text. */
export function pageFile(pattern: string): string | undefined {
  const folder = pageFolders[pattern as PagePattern];
  return folder && `pages/${folder}`;
}

/** The paths of the pages that a language has. */
export function pathsIn(content: Content, absent: readonly string[]): string[] {
  return sitePlaces(content as Records).pages.filter(
    (path) => !absent.includes(path.replace(/^\/careers\/.+/, "/careers/:slug")),
  );
}
