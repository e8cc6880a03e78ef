import type { PagePattern } from "../routes";
import { hasPage, textPaths } from "./languages";
import type { LegalHash } from "./legal";
import { isMissingPage } from "./missing-pages";
import { positions } from "./positions";

type PathOf<Pattern extends string> = Pattern extends `${infer Base}:${string}`
  ? `${Base}${string}`
  : Pattern;

/**
 * Every page of the site. A link to anything else does not compile. Which positions and plans exist is for the owner to
 * change: the content check compares links with the records.
 */
export type SitePath = PathOf<Exclude<PagePattern, "*" | "/:text">>;

/** A page, or a place on a page that exists. */
export type SiteHref = SitePath | `/legal#${LegalHash}` | `/minecraft#${string}` | "/#questions";

/**
 * The paths that a line of the route table stands for: one for each position and each text, none for the 404 page and for a
 * page without plans or games.
 */
export function pathsOf(pattern: PagePattern): string[] {
  if (pattern === "/:text") return textPaths();
  if (!hasPage(pattern)) return [];
  if (pattern === "/careers/:slug") return positions.map(({ slug }) => `/careers/${slug}`);
  return pattern === "*" || isMissingPage(pattern) ? [] : [pattern];
}
