import type { Records } from "../../site/schemas/all-schemas";
import { decodedPath } from "../../site/schemas/decoded-path";

/** An address of an old site: its decoded path, and the `Location` of the response. */
export type MovedAddress = { from: string; to: string };

const anyOrigin = "https://site.example";

/** Each with and without a slash at its end. */
export function movedAddresses(redirects: Records["redirects"]): MovedAddress[] {
  return redirects.flatMap(({ from, to }) =>
    ["", "/"].map((end) => ({ from: decodedPath(from) + end, to: locationOf(to) })),
  );
}

/** Encoded, also the signs that would be a variable in the configuration of a host. */
function locationOf(to: string): string {
  const { href } = new URL(to, anyOrigin);
  return href
    .slice(to.startsWith("/") ? anyOrigin.length : 0)
    .replaceAll(/[$\\{}]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** A decoded path as browsers send it. */
export function sentPath(path: string): string {
  return new URL(path.replaceAll(/[%?#]/g, encodeURIComponent), anyOrigin).pathname;
}

/**
 * The query of the request is kept, unless the new address has its own: Cloudflare and Netlify know no other way.
 * `query` is that query, or what a host writes for it.
 */
export function withQuery(to: string, query: string): string {
  const [address = ""] = to.split("#");
  return address.includes("?") ? to : address + query + to.slice(address.length);
}
