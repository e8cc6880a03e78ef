import { destinations } from "../app/content/brand";
import { shortAddresses } from "./short-addresses";

/**
 * How the build is served, as data: what every host that carries the site has to answer. Our own server reads
 * it; so will whatever configures another host.
 */

/** A kind of file, told by its path. The first that matches counts. */
type FileRule = { kind: string; matches: RegExp; headers: Readonly<Record<string, string>> };

export const fileRules: readonly FileRule[] = [
  {
    // The name changes with the content, so what a browser has once it never asks for again.
    kind: "hashed asset",
    matches: /^\/assets\//,
    headers: { "Cache-Control": "public, max-age=31536000, immutable" },
  },
  {
    // Pages, legal.json and everything else that keeps its name: kept, but asked about every time.
    kind: "page or document",
    matches: /^/,
    headers: { "Cache-Control": "no-cache" },
  },
];

/** Headers of every answer, errors and redirects included. */
export const commonHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  Vary: "Accept-Encoding",
};

type RedirectRule = { matches: RegExp; status: 302; location: string };

/** The rest of the path is dropped on purpose: nothing a visitor writes ends up in the address he is sent to. */
export const redirects: readonly RedirectRule[] = [
  { matches: /^\/backstage(\/.*)?$/s, status: 302, location: destinations.clientArea },
  ...shortAddresses.map(({ from, to }) => ({
    matches: new RegExp(`^${from}/?$`),
    status: 302 as const,
    location: to,
  })),
];

/** A page has one address: `/games.html` and `/games/` lead to `/games`. */
export const canonicalRedirectStatus = 308;

/** A path that asks for a file rather than a page: when it is missing, nobody wants to be handed HTML. */
export const filePath = /^\/assets\/|\.[a-z0-9]+$/i;

export const allowedMethods = ["GET", "HEAD"] as const;
