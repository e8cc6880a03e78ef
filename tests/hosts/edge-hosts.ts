import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { contentTypeOf } from "../../build/policy/content-types";
import type { SendRequest, SiteRequest, SiteResponse } from "../../scripts/check-deploy/http-client";

/**
 * `_headers` and `_redirects` as Cloudflare Pages and Netlify read them, after
 * https://developers.cloudflare.com/pages/configuration/headers/ and /redirects/ and the open source of Cloudflare's
 * asset server (cloudflare/workers-sdk, packages/pages-shared).
 */

type HeaderRule = { path: string; set: Map<string, string>; unset: string[] };

type RedirectRule = { from: string; to: string; status: number };

export function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}

export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(text)) {
    if (line.startsWith("/")) {
      rules.push({ path: line, set: new Map(), unset: [] });
      continue;
    }
    const rule = rules.at(-1);
    const colon = line.indexOf(":");
    if (!rule) throw new Error(`"${line}" is before the first path.`);
    if (colon > 0) rule.set.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
    else if (line.startsWith("! ")) rule.unset.push(line.slice(2).toLowerCase());
    else throw new Error(`"${line}" is neither a path nor a header.`);
  }
  return rules;
}

export function parseRedirectRules(text: string): RedirectRule[] {
  return linesOf(text).map((line) => {
    const [from = "", to = "", status = "302", ...more] = line.split(/\s+/);
    if (to === "" || more.length > 0) throw new Error(`"${line}" is not a redirect.`);
    return { from, to, status: Number(status) };
  });
}

/** A star matches anything, including slashes. We use no placeholders. */
export function matchesPath(pattern: string, path: string): boolean {
  const parts = pattern.split("*").map((part) => part.replaceAll(/[-/\\^$*+?.()|[\]{}]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(path);
}

/** Matching rules are applied in order: each first removes headers, then appends to those that an earlier rule has set. */
function cloudflareHeaders(rules: readonly HeaderRule[], path: string, own: Map<string, string>) {
  const headers = new Map(own);
  const setByRule = new Set<string>();
  for (const { set, unset } of rules.filter((rule) => matchesPath(rule.path, path))) {
    for (const name of unset) headers.delete(name);
    for (const [name, value] of set) {
      const earlier = setByRule.has(name) ? headers.get(name) : undefined;
      headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
      setByRule.add(name);
    }
  }
  return headers;
}

type Found = { status: number; headers?: Record<string, string>; file?: string };

/**
 * A model of Cloudflare Pages, for responses that depend on files of the site only. Compression and ranges are done by
 * the network in front of it.
 */
export function cloudflarePages(site: string): SendRequest {
  const headerRules = parseHeaderRules(readFileSync(join(site, "_headers"), "utf8"));
  const redirectRules = parseRedirectRules(readFileSync(join(site, "_redirects"), "utf8"));
  // Cloudflare reads these two and does not serve them.
  const isFile = (path: string) =>
    path !== "/_headers" &&
    path !== "/_redirects" &&
    existsSync(join(site, path)) &&
    statSync(join(site, path)).isFile();
  const notFound = { status: 404, file: "/404.html", headers: { "content-type": contentTypeOf("404.html") } };

  function find({ method = "GET", headers = {} }: SiteRequest, url: URL): Found {
    const { search } = url;
    const rule = redirectRules.find(({ from }) => matchesPath(from, url.pathname));
    if (rule && rule.status !== 200) {
      const to = new URL(rule.to, url);
      const target = to.origin === url.origin ? to.pathname : to.origin + to.pathname;
      return { status: rule.status, headers: { location: target + (to.search || search) + to.hash } };
    }
    if (method !== "GET" && method !== "HEAD") return { status: 405 };
    const path = decodeURIComponent(rule ? rule.to : url.pathname);
    const redirectTo = (to: string): Found => ({ status: 308, headers: { location: to + search } });

    if (path.endsWith("/")) {
      if (isFile(`${path}index.html`)) return serve(`${path}index.html`, headers);
      return isFile(path.replace(/\/$/, ".html")) ? redirectTo(path.slice(0, -1)) : notFound;
    }
    if (isFile(path)) {
      if (path.endsWith("/index.html")) return redirectTo(path.slice(0, -"index.html".length));
      return path.endsWith(".html") ? redirectTo(path.slice(0, -".html".length)) : serve(path, headers);
    }
    if (path.endsWith("/index")) return redirectTo(path.slice(0, -"index".length));
    if (isFile(`${path}.html`)) return serve(`${path}.html`, headers);
    return notFound;
  }

  function serve(file: string, headers: Readonly<Record<string, string>>): Found {
    const { mtimeMs, size } = statSync(join(site, file));
    const etag = `"${mtimeMs}-${size}"`;
    if (headers["If-None-Match"] === etag) return { status: 304 };
    const caching = { "cache-control": "public, max-age=0, must-revalidate" };
    return { status: 200, file, headers: { etag, "content-type": contentTypeOf(file), ...caching } };
  }

  return async (request): Promise<SiteResponse> => {
    const url = new URL(request.path, "https://site.test");
    const { status, headers = {}, file } = find(request, url);
    const own = {
      ...headers,
      "access-control-allow-origin": "*",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-content-type-options": "nosniff",
    };
    const all = cloudflareHeaders(headerRules, url.pathname, new Map(Object.entries(own)));
    const body = file && request.method !== "HEAD" ? readFileSync(join(site, file)) : Buffer.alloc(0);
    return { status, headers: Object.fromEntries(all), body };
  };
}
