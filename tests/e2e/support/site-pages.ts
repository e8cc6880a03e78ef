import { pathsOf } from "../../../app/content/paths";
import { pagePatterns } from "../../../app/routes";

/** One path for every page of the site, the first position for the page of positions. */
export const sitePages = pagePatterns.flatMap((pattern) => pathsOf(pattern).slice(0, 1));
