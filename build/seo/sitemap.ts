import { origin } from "../../app/content/brand";
import { canonicalUrl } from "../../app/seo/page-meta";

/** Every page that search engines may list (https://www.sitemaps.org). */
export function sitemap(pages: readonly { path: string }[]): string {
  const entries = pages.map(({ path }) => `<url><loc>${canonicalUrl(path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}

export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
