import { analytics, brand, destinations, statusFeed, transportSecurity } from "../../app/content/brand";
import { hasPage, languages } from "../../app/content/languages";
import { regions } from "../../app/content/locations";
import { clientAreaAddress, shortAddresses } from "../../site/short-addresses";
import browserFeatures from "./browser-features.json" with { type: "json" };

/**
 * How the build is served, as data: headers, caching and redirects of every host. Our own server, the configuration of
 * every other host, the conformance tests and `npm run check:deploy` use it.
 */

export type Headers = Readonly<Record<string, string>>;

/** Of the text of a page's one `<style>` and its one `<script>`, as a content security policy names them: `sha256-…`. */
export type InlineHashes = { styleHash: string; scriptHash: string };

/** Besides this site: what counts page views, the status page, and what measures the distance to a city. */
export const outsideAddresses = [
  analytics?.host,
  statusFeed?.url,
  ...regions.flatMap(({ cities }) => cities.map(({ pingUrl }) => pingUrl)),
].filter((url) => url !== undefined);

/** What a page may load: its own origin, its inline style and script, and the addresses of the records. */
export function pageSecurityPolicy({ styleHash, scriptHash }: InlineHashes): string {
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
export function strictTransportSecurity({ includeSubDomains, preload }: typeof transportSecurity): string {
  const directives = ["max-age=31536000", includeSubDomains && "includeSubDomains", preload && "preload"];
  return directives.filter(Boolean).join("; ");
}

/** Headers of every response: pages, files, errors and redirects. */
export const commonHeaders: Headers = {
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": browserFeatures
    .map((feature) => `${feature}=${usedFeatures.includes(feature) ? "(self)" : "()"}`)
    // Without spaces: the list is more than half of the headers.
    .join(","),
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": strictTransportSecurity(transportSecurity),
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

/** Files that the owner replaces on the server without a build. Not compressed: the copies would keep the old text. */
export const replaceableFiles: readonly string[] = languages
  .filter((language) => hasPage("/legal", language))
  .map(({ base }) => `${base}/legal.json`);

/**
 * A rule matches its path and every path below it. The rest of the path is dropped, so that no input of a visitor
 * becomes part of the destination. 302 and not 308: the destination may change, so browsers must not cache it.
 */
export const redirects = languages.flatMap((language) => {
  const legal = hasPage("/legal", language) ? language.base : "";
  const rules = [
    [clientAreaAddress, destinations.clientArea],
    ...Object.entries(shortAddresses).map(([from, to]) => [from, `${legal}${to}`]),
  ];
  return rules.map(([from, to = ""]) => ({ from: `${language.base}${from}`, status: 302, to }) as const);
});

/** Addresses of an old site, which never come back: search engines replace them by the new ones. */
export const movedStatus = 301;

/** `/games.html` and `/games/` redirect to `/games`; the query is kept. */
export const canonicalRedirectStatus = 308;

/** `www` redirects to the domain itself; path and query are kept. */
export const wwwRedirect = {
  host: `www.${brand.domain}`,
  status: 301,
  to: `https://${brand.domain}`,
} as const;

/** Configuration that hosts read from the folder of the site. Never served. */
export const hostFiles = ["_headers", "_redirects", ".htaccess"] as const;

/** The only folder with a leading dot that is served (RFC 8615). */
export const wellKnownFolder = "/.well-known/";

export const allowedMethods = ["GET", "HEAD"] as const;

/** The page for paths that do not exist; each language has its own. It has no path of its own: `/404` is a 404 too. */
export const notFoundPage = { path: "/404", file: "404.html" } as const;

/** The body for a missing file, as `text/plain`. */
export const notFoundText = "Not Found";
