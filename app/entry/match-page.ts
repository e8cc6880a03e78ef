import { matchRoutes } from "react-router";
import { pageAt } from "../../site/addresses";
import type { LayoutData } from "../layout/loader";
import { type PagePattern, pagePatterns } from "../routes";

/** The server redirects another case to the page or answers it with a 404; the app may not show a page there. */
export type PageRoute = { path: string; pattern: PagePattern; caseSensitive: true };

/** The lines of the route table; each text is a route of its own, so that no other address leads to one. */
export function pageRoutes({ textPaths }: Pick<LayoutData, "textPaths">): PageRoute[] {
  return pagePatterns.flatMap((pattern) =>
    (pattern === "/:text" ? textPaths : [pattern]).map((path): PageRoute => {
      return { path, pattern, caseSensitive: true };
    }),
  );
}

/** The path of the 404 page, which is shown at any address. */
export const missingPagePath = "/404";

/** The page at an address of this language: its path, the pattern of it, and the id of its route. */
export function matchPage(
  address: string,
  layout: Pick<LayoutData, "language" | "paths" | "textPaths">,
): { path: string; pattern: PagePattern; route: string } {
  const path = pageAt(address, layout.language);
  const { path: route, pattern } = matchRoutes(pageRoutes(layout), path)?.at(-1)?.route ?? {
    path: "*",
    pattern: "*" as const,
  };
  // Of an unknown position, or a page without plans.
  const isMissing = pattern === "*" || !layout.paths.includes(path);
  return isMissing ? { path: missingPagePath, pattern: "*", route } : { path, pattern, route };
}
