import type { BuildRecord, BuiltPage } from "../build-record";
import * as policy from "./policy";

/** What the paths and pages of a build are. */

/** A path of a file and not of a page: if it does not exist, the response is plain text and not HTML. */
export function looksLikeFile(path: string): boolean {
  return path.startsWith(policy.assetFolder) || (/\.[a-z0-9]+$/i.test(path) && !path.endsWith(".html"));
}

/** In the folder, but not public. */
export function isHidden(path: string): boolean {
  return (
    (path.includes("/.") && !isWellKnown(path)) ||
    policy.hostFiles.some((file) => path === `/${file}`) ||
    policy.encodings.some(({ ending }) => path.endsWith(ending))
  );
}

function isWellKnown(path: string): boolean {
  return path.startsWith(policy.wellKnownFolder) && !path.includes("/.", 1);
}

/** The pages with a path of their own, and those for paths that do not exist: of the site, and of each other language. */
export function pagesOf({ pages }: Pick<BuildRecord, "pages">) {
  const { path: end } = policy.notFoundPage;
  const missing = pages.filter(({ path }) => path.endsWith(end));
  const notFound = missing.find(({ path }) => path === end);
  if (!notFound) throw new Error(`The build has no ${policy.notFoundPage.file}.`);
  return {
    linked: pages.filter((page) => !missing.includes(page)),
    notFound,
    /** `base` is what the addresses of the language begin with: "/hi". */
    ofLanguages: missing
      .filter((page) => page !== notFound)
      .map((page) => ({ ...page, base: page.path.slice(0, -end.length) })),
  };
}

/** Other spellings of a page's path, which redirect to it. */
export function aliasesOf({ path }: Pick<BuiltPage, "path">): string[] {
  return path === "/" ? ["/index.html", "/index"] : [`${path}.html`, `${path}/`];
}
