import { brand } from "../../app/content/brand";
import type { PrerenderTarget } from "../../app/entry/prerender";
import { pageFolders } from "../../app/routes";
import { pageSources } from "../pages/page-sources";
import { lastChange } from "./last-change";

/** Every page that has an address of its own (https://www.sitemaps.org). */
export function sitemap(targets: readonly PrerenderTarget[]): string {
  const entries = targets
    .filter(({ pattern }) => pattern !== "*")
    .map(({ path, pattern }) => {
      const address = new URL(path, brand.origin).href;
      return `<url><loc>${address}</loc><lastmod>${lastChange(pageSources(pageFolders[pattern]))}</lastmod></url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}

/** Everything may be read by everybody. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${brand.origin}/sitemap.xml\n`;
}
