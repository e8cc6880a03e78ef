import { brand } from "../../app/content/brand";
import { type PagePattern, pageFolders } from "../../app/routes";
import { canonicalUrl } from "../../app/seo/page-meta";
import { pageSources } from "../pages/page-sources";
import { lastChange } from "./last-change";

/** Every page that search engines may list (https://www.sitemaps.org). */
export function sitemap(pages: readonly { path: string; pattern: PagePattern }[]): string {
  const entries = pages.map(({ path, pattern }) => {
    const day = lastChange(pageSources(pageFolders[pattern]));
    return `<url><loc>${canonicalUrl(path)}</loc><lastmod>${day}</lastmod></url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}

export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${brand.origin}/sitemap.xml\n`;
}
