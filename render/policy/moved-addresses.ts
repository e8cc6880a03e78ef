import { addressOf } from "../../site/addresses";
import type { Records } from "../../site/schemas/all-schemas";
import { decodedPath } from "../../site/schemas/decoded-path";
import type { Site } from "../../site/site";

/** An address that leads to another one: its decoded path, and the status and `Location` of the response. */
export type MovedAddress = { from: string; status: 301 | 302; to: string };

const anyOrigin = "https://site.example";

/** The addresses of an old site. */
export function movedAddresses(redirects: Records["redirects"]): MovedAddress[] {
  return redirects.flatMap(({ from, to }) =>
    withSlash({ from: decodedPath(from) ?? from, status: 301, to: locationOf(to) }),
  );
}

/**
 * In other languages the addresses of pages that only the first one has, for as long as that is so. `tags` are all languages, also
 * those without a page yet.
 */
export function absentAddresses(sites: readonly Site[], tags: readonly string[]): MovedAddress[] {
  const [first] = sites;
  return tags.flatMap((tag) => {
    const base = `/${tag}`;
    const own = sites.find(({ language }) => language.base === base)?.paths ?? [];
    return (first?.paths ?? [])
      .filter((path) => !own.includes(path))
      .flatMap((path) => withSlash({ from: addressOf(path, { base }), status: 302, to: path }));
  });
}

/** And the same with a slash at its end. */
function withSlash(address: MovedAddress): MovedAddress[] {
  return [address, { ...address, from: `${address.from}/` }];
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
