import { matchRoutes } from "react-router";
import { type PagePattern, pagePatterns } from "../routes";

const routes = pagePatterns.map((path) => ({ path }));

/** The line of the route table that a path belongs to. */
export function matchPage(path: string): { pattern: PagePattern; slug: string } {
  const match = matchRoutes(routes, path)?.at(-1);
  return { pattern: match?.route.path ?? "*", slug: match?.params.slug ?? "" };
}
