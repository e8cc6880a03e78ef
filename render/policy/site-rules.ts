import type { BuildRecord, BuiltPage } from "../build-record";
import * as policy from "./policy";

/** The policy applied to one path or page of a build. */

export function pageHeaders(hashes: policy.InlineHashes): policy.Headers {
  return {
    ...policy.commonHeaders,
    "Content-Security-Policy": policy.pageSecurityPolicy(hashes),
    "Cache-Control": policy.cacheControl.other,
  };
}

/** For a file that exists. */
export function fileHeaders(path: string): policy.Headers {
  const cache = path.startsWith(policy.assetFolder) ? policy.cacheControl.asset : policy.cacheControl.other;
  return { ...bareHeaders, "Cache-Control": cache };
}

/** For every response that is neither a page nor a file: redirects, errors, missing files. */
export const bareHeaders: policy.Headers = {
  ...policy.commonHeaders,
  "Content-Security-Policy": policy.fileSecurityPolicy,
  "Cache-Control": policy.cacheControl.other,
};

/** Whether the build stores compressed copies. A file that may be replaced on the server has none: they would be out of date. */
export function isCompressed(path: string): boolean {
  const compressible = policy.compressibleExtensions.some((extension) => path.endsWith(`.${extension}`));
  return compressible && !policy.replaceableFiles.includes(path);
}

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
