import { matchRoutes } from "react-router";
import { textPaths } from "../content/languages";
import { type PagePattern, pagePatterns } from "../routes";

/** The server redirects another case to the page or answers it with a 404; the app may not show a page there. */
type PageRoute = { path: string; pattern: PagePattern; caseSensitive: true };

/** The lines of the route table; each text is a route of its own, so that no other address leads to one. */
export const pageRoutes = pagePatterns.flatMap((pattern): PageRoute[] =>
  (pattern === "/:text" ? textPaths() : [pattern]).map((path) => ({
    path,
    pattern,
    caseSensitive: true,
  })),
);

/** The route of a path; `slug` is that of a position, or the whole path of a text. */
export function matchPage(path: string): PageRoute & { slug: string } {
  const match = matchRoutes(pageRoutes, path)?.at(-1);
  const route = match?.route ?? { path: "*", pattern: "*", caseSensitive: true };
  return { ...route, slug: match?.params.slug ?? route.path };
}
