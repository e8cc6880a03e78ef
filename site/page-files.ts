import { existsSync } from "node:fs";
import { join } from "node:path";
import { type PagePattern, pagePatterns } from "../app/routes";
import { sitePlaces } from "./check-references";
import type { Content } from "./content";
import type { Records } from "./schemas/all-schemas";
import { isText, textPath } from "./texts/text-files";
import type { SourceText } from "./translate";

/** The files whose texts are on every page. */
const shared = ["brand", "company", "footer", "interface", "layout", "navigation"];

/** Those of each page, besides `pages/<page>.yaml`: what its code imports. */
const files: Readonly<Record<PagePattern, readonly string[]>> = {
  "/": [
    ...["pages/home", "home-features", "home-figures", "locations", "minecraft-plans", "panel-preview"],
    ...["question-topics", "questions", "testimonials", "ticker"],
  ],
  "/games": ["pages/games", "games"],
  "/minecraft": ["pages/minecraft", "buying-facts", "minecraft-features", "minecraft-plans", "plan-finder"],
  "/vps": ["pages/vps", "buying-facts", "questions", "vps-features", "vps-plans"],
  "/website-hosting": [
    ...["pages/website-hosting", "buying-facts", "questions", "website-features", "website-plans"],
  ],
  "/support": ["pages/support", "support-options"],
  "/about": ["pages/about", "about"],
  "/careers": ["pages/careers", "careers", "positions"],
  "/careers/:slug": ["pages/position", "positions"],
  "/partners": ["pages/partners", "partners"],
  "/legal": ["pages/legal"],
  // And the text itself.
  "/:text": ["pages/text"],
  "*": ["pages/not-found"],
};

/** The files of the texts of a page. */
export function filesOfPage(pattern: PagePattern): string[] {
  return [...shared, ...files[pattern]];
}

/** The files that a language with a page needs: it has the page for wrong addresses too. */
export const filesOfAllPages = filesOfPage("*");

/**
 * The pages that a language does not have, because a text of them is not translated, or the legal texts are absent: patterns,
 * and the addresses of texts.
 */
export function missingPaths(
  folder: string,
  language: string,
  content: Content,
  missing: readonly SourceText[],
): string[] {
  const hasLegal = language === "" || existsSync(join(folder, "languages", language, "public/legal.json"));
  const isIncomplete = (pattern: PagePattern) => {
    const files = filesOfPage(pattern);
    return missing.some(({ file }) => files.includes(file)) || (pattern === "/legal" && !hasLegal);
  };
  const texts = Object.keys(content).filter(isText);
  return [
    ...pagePatterns.filter((pattern) => pattern !== "/:text" && isIncomplete(pattern)),
    ...texts
      .filter((name) => isIncomplete("/:text") || missing.some(({ file }) => file === name))
      .map(textPath),
  ];
}

/** The paths of the pages that a language has. */
export function pathsIn(content: Content, missing: readonly string[]): string[] {
  const has = (pattern: string) => !missing.some((each) => each === "*" || each === pattern);
  return sitePlaces(content as Records).pages.filter((path) =>
    has(path.replace(/^\/careers\/.+/, "/careers/:slug")),
  );
}
