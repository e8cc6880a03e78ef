import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { contentTypeOf } from "../../build/policy/content-types";
import type { SendRequest, SiteRequest, SiteResponse } from "../../scripts/check-deploy/http-client";
import { cloudflareHeaders, matchesPath, parseHeaderRules, parseRedirectRules } from "./edge-rules";

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
      return isFile(path.replace(/\/$/, ".html")) ? redirectTo(path.slice(0, -1)) : notFound(path);
    }
    if (isFile(path)) {
      if (path.endsWith("/index.html")) return redirectTo(path.slice(0, -"index.html".length));
      return path.endsWith(".html") ? redirectTo(path.slice(0, -".html".length)) : serve(path, headers);
    }
    if (path.endsWith("/index")) return redirectTo(path.slice(0, -"index".length));
    if (isFile(`${path}.html`)) return serve(`${path}.html`, headers);
    return notFound(path);
  }

  function serve(file: string, headers: Readonly<Record<string, string>>): Found {
    const { mtimeMs, size } = statSync(join(site, file));
    const etag = `"${mtimeMs}-${size}"`;
    if (headers["If-None-Match"] === etag) return { status: 304 };
    const caching = { "cache-control": "public, max-age=0, must-revalidate" };
    return { status: 200, file, headers: { etag, "content-type": contentTypeOf(file), ...caching } };
  }

  /** The nearest 404.html above the path. */
  function notFound(path: string): Found {
    for (let folder = path; folder; ) {
      folder = folder.slice(0, folder.lastIndexOf("/"));
      const file = `${folder}/404.html`;
      if (isFile(file)) return { status: 404, file, headers: { "content-type": contentTypeOf(file) } };
    }
    throw new Error("Without a 404.html Cloudflare would serve the home page.");
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
