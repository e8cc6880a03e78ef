import type { PagePattern } from "../routes";

const irregular: Partial<Record<PagePattern, string>> = {
  "/": "home",
  "/careers/:slug": "position",
  "*": "not-found",
};

/** The folder of a page below `app/pages`: named after its path where that can be a name. */
export function pageFolder(pattern: PagePattern): string {
  return irregular[pattern] ?? pattern.slice(1);
}
