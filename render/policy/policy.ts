import { hasPage } from "../../site/addresses";
import type { Brand } from "../../site/schemas/brand";
import { clientAreaAddress, shortAddresses } from "../../site/short-addresses";
import type { Site } from "../../site/site";
import browserFeatures from "./browser-features.json" with { type: "json" };

/**
 * How the build is served, as data: headers, caching and redirects of every host. Our own server, the configuration of
 * every other host, the conformance tests and `npm run check:deploy` use it.
 */

export type Headers = Readonly<Record<string, string>>;

/** Of the text of a page's one `<style>` and its one `<script>`, as a content security policy names them: `sha256-…`. */
export type InlineHashes = { styleHash: string; scriptHash: string };

/** What the policy takes from the records: part of the record of a build, so that the server is the same for every company. */
export type PolicyFacts = {
  domain: string;
  transportSecurity: Brand["transportSecurity"];
  /** Besides this site: what counts page views, the status page, and what measures the distance to a city. */
  outsideAddresses: readonly string[];
  /** Files that the owner replaces on the server without a build. Not compressed: the copies would keep the old text. */
  replaceableFiles: readonly string[];
  /**
   * A rule matches its path and every path below it. The rest of the path is dropped, so that no input of a visitor
   * becomes part of the destination. 302 and not 308: the destination may change, so browsers must not cache it.
   */
  redirects: readonly { from: string; status: 302; to: string }[];
};

export function policyFacts(sites: readonly Site[]): PolicyFacts {
  const [first] = sites;
  if (!first) throw new Error("There is no site.");
  const { brand, locations } = first.records;
  const languages = sites.map(({ language }) => language);
  return {
    domain: brand.domain,
    transportSecurity: brand.transportSecurity,
    outsideAddresses: [
      brand.analytics?.host,
      brand.statusFeed?.url,
      ...locations.regions.flatMap(({ cities }) => cities.map(({ pingUrl }) => pingUrl)),
    ].filter((url) => url !== undefined),
    replaceableFiles: languages
      .filter((language) => hasPage("/legal", language))
      .map(({ base }) => `${base}/legal.json`),
    redirects: languages.flatMap((language) => {
      const legal = hasPage("/legal", language) ? language.base : "";
      const rules = [
        [clientAreaAddress, brand.destinations.clientArea ?? ""],
        ...Object.entries(shortAddresses).map(([from, to]) => [from, `${legal}${to}`]),
      ];
      return rules.map(([from, to = ""]) => ({ from: `${language.base}${from}`, status: 302, to }) as const);
    }),
  };
}

/** What a page may load: its own origin, its inline style and script, and the addresses of the records. */
function pageSecurityPolicy(
  { styleHash, scriptHash }: InlineHashes,
  outsideAddresses: PolicyFacts["outsideAddresses"],
): string {
  return [
    "default-src 'none'",
    `script-src 'self' '${scriptHash}'`,
    `style-src 'self' '${styleHash}'`,
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set(outsideAddresses.map((url) => new URL(url).origin))].join(" "),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** Files that are not pages load nothing, even when they are opened directly. */
export const fileSecurityPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Features that the pages use: the legal page copies the link of a section. All others are off: browser-features.json has
 * what `document.featurePolicy.features()` lists in Chromium 156, since an unknown name would cause a warning in the
 * console, without client hints (`ch-…`), which are sent only to a site that requests them.
 */
const usedFeatures: readonly string[] = ["clipboard-write"];

/** One year, for this host only unless `content/brand.yaml` says otherwise. */
export function strictTransportSecurity({ includeSubDomains, preload }: Brand["transportSecurity"]): string {
  const directives = ["max-age=31536000", includeSubDomains && "includeSubDomains", preload && "preload"];
  return directives.filter(Boolean).join("; ");
}

/** Headers of every response: pages, files, errors and redirects. */
const headersOfAll = {
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": browserFeatures
    .map((feature) => `${feature}=${usedFeatures.includes(feature) ? "(self)" : "()"}`)
    // Without spaces: the list is more than half of the headers.
    .join(","),
  "Referrer-Policy": "strict-origin-when-cross-origin",
  Vary: "Accept-Encoding",
  "X-Content-Type-Options": "nosniff",
};

/** No response may have these. Some hosts cannot remove `Server`; it must not contain a version. */
export const forbiddenHeaders = ["Set-Cookie", "X-Powered-By", "Access-Control-Allow-Origin"] as const;

/** The folder of the files whose names change with their content. */
export const assetFolder = "/assets/";

export const cacheControl = {
  /** Cached for good: the name changes with the content. */
  asset: "public, max-age=31536000, immutable",
  /** Pages, legal.json, errors and all other files with fixed names: cached, but validated on every use. */
  other: "no-cache",
} as const;

/** Text files, which the build compresses. */
export const compressibleExtensions = [
  "css",
  "html",
  "js",
  "json",
  "svg",
  "txt",
  "webmanifest",
  "xml",
] as const;

/** Encodings of the build, the smallest first, with the ending of their files. */
export const encodings = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
] as const;

/** Addresses of an old site, which never come back: search engines replace them by the new ones. */

/** `/games.html` and `/games/` redirect to `/games`; the query is kept. */
export const canonicalRedirectStatus = 308;

/** Configuration that hosts read from the folder of the site. Never served. */
export const hostFiles = ["_headers", "_redirects", ".htaccess"] as const;

/** The only folder with a leading dot that is served (RFC 8615). */
export const wellKnownFolder = "/.well-known/";

export const allowedMethods = ["GET", "HEAD"] as const;

/** The page for paths that do not exist; each language has its own. It has no path of its own: `/404` is a 404 too. */
export const notFoundPage = { path: "/404", file: "404.html" } as const;

/** The body for a missing file, as `text/plain`. */
export const notFoundText = "Not Found";

/** The policy of one build: headers, redirects and compression. */
export type Policy = ReturnType<typeof policyOf>;

/** The policy with the facts of a build. */
export function policyOf({ policy: facts }: { policy: PolicyFacts }) {
  const { domain, transportSecurity, outsideAddresses, redirects, replaceableFiles } = facts;
  const commonHeaders: Headers = {
    ...headersOfAll,
    "Strict-Transport-Security": strictTransportSecurity(transportSecurity),
  };
  /** For every response that is neither a page nor a file: redirects, errors, missing files. */
  const bareHeaders: Headers = {
    ...commonHeaders,
    "Content-Security-Policy": fileSecurityPolicy,
    "Cache-Control": cacheControl.other,
  };
  return {
    domain,
    outsideAddresses,
    replaceableFiles,
    redirects,
    /** `www` redirects to the domain itself; path and query are kept. */
    wwwRedirect: { host: `www.${domain}`, status: 301, to: `https://${domain}` } as const,
    commonHeaders,
    bareHeaders,
    pageSecurityPolicy: (hashes: InlineHashes) => pageSecurityPolicy(hashes, outsideAddresses),
    pageHeaders: (hashes: InlineHashes): Headers => ({
      ...commonHeaders,
      "Content-Security-Policy": pageSecurityPolicy(hashes, outsideAddresses),
      "Cache-Control": cacheControl.other,
    }),
    /** For a file that exists. */
    fileHeaders: (path: string): Headers => ({
      ...bareHeaders,
      "Cache-Control": path.startsWith(assetFolder) ? cacheControl.asset : cacheControl.other,
    }),
    /** Whether the build stores compressed copies. A file that may be replaced on the server has none: they would be out of date. */
    isCompressed: (path: string): boolean =>
      compressibleExtensions.some((extension) => path.endsWith(`.${extension}`)) &&
      !replaceableFiles.includes(path),
  };
}
