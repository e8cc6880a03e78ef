import { brand, destinations, transportSecurity } from "../../app/content/brand";
import { browserFeatures } from "./browser-features";
import { shortAddresses } from "./short-addresses";

/**
 * How the build is served, as data: what every host that carries the site has to answer. Our own server, the
 * configuration of every other host, the conformance tests and `npm run check:deploy` all read it from here.
 */

type Headers = Readonly<Record<string, string>>;

/** Of the text of a page's one `<style>` and its one `<script>`, as a content security policy names them: `sha256-…`. */
export type InlineHashes = { styleHash: string; scriptHash: string };

/** What a page may load: its own origin, and what stands in it. */
export function pageSecurityPolicy({ styleHash, scriptHash }: InlineHashes): string {
  return [
    "default-src 'none'",
    `script-src 'self' '${scriptHash}'`,
    `style-src 'self' '${styleHash}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** Whatever is not a page loads nothing at all, even when somebody opens it by itself. */
export const fileSecurityPolicy = "default-src 'none'; frame-ancestors 'none'";

/** What the pages themselves use: the legal page copies the link of a section. Everything else is off. */
const usedFeatures: readonly string[] = ["clipboard-write"];

/** A year, for this host alone unless the owner has chosen more in `app/content/brand.ts`. */
export function strictTransportSecurity({ includeSubDomains, preload }: typeof transportSecurity): string {
  return [
    "max-age=31536000",
    ...(includeSubDomains ? ["includeSubDomains"] : []),
    ...(preload ? ["preload"] : []),
  ].join("; ");
}

/** Headers of every answer: pages, files, errors and redirects. */
export const commonHeaders: Headers = {
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": browserFeatures
    .map((feature) => `${feature}=${usedFeatures.includes(feature) ? "(self)" : "()"}`)
    .join(", "),
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": strictTransportSecurity(transportSecurity),
  Vary: "Accept-Encoding",
  "X-Content-Type-Options": "nosniff",
};

/** No answer may carry these. A `Server` header is beyond the reach of some hosts; it must not name a version. */
export const forbiddenHeaders = ["Set-Cookie", "X-Powered-By", "Access-Control-Allow-Origin"] as const;

/** The folder of the files whose names change with their content. */
export const assetFolder = "/assets/";

export const cacheControl = {
  /** What a browser has once it never asks for again. */
  asset: "public, max-age=31536000, immutable",
  /** Pages, legal.json and everything else that keeps its name, errors too: kept, but asked about every time. */
  other: "no-cache",
} as const;

/** By the extension of the file; nothing else is in the build. */
export const contentTypes = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
} as const satisfies Record<string, string>;

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

/** Encodings of the build, best first, with the ending of their files. */
export const encodings = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
] as const;

/**
 * Files the owner replaces on the server without a rebuild (see DECISIONS, "Owner"). They are not compressed, or
 * the compressed copy would go on telling the old text.
 */
export const replaceableFiles: readonly string[] = ["/legal.json"];

/**
 * The rest of the path is dropped on purpose: nothing a visitor writes ends up in the address he is sent to.
 * A rule holds for its path and for everything below it.
 */
export const redirects: readonly { from: string; status: 302; to: string }[] = [
  { from: "/backstage", status: 302, to: destinations.clientArea },
  ...shortAddresses.map(({ from, to }) => ({ from, status: 302 as const, to })),
];

/** A page has one address: `/games.html` and `/games/` lead to `/games`, with the query they came with. */
export const canonicalRedirectStatus = 308;

/** Configuration for hosts that find it among the site's own files. Nobody is served them. */
export const hostFiles = ["_headers", "_redirects", ".htaccess"] as const;

/** The one folder with a dot that is served (RFC 8615). */
export const wellKnownFolder = "/.well-known/";

export const allowedMethods = ["GET", "HEAD"] as const;

/** The one page that has no address: it answers for all that do not exist, and for its own name too. */
export const notFoundPage = { path: "/404", file: "404.html" } as const;

/** What a missing file is answered with, as `text/plain`. */
export const notFoundText = "Not Found";

/** Where the site is at home. */
export const siteDomain = brand.domain;
