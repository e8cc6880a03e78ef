import { origin } from "../../app/content/brand";
import { translationsOf } from "../../app/content/languages";
import { fileUrl } from "../../app/seo/page-meta";

/** Every page that search engines may list, in every language (https://www.sitemaps.org). */
export function sitemap(pages: readonly { path: string }[]): string {
  const entries = pages.flatMap(({ path }) => {
    const translations = translationsOf(path);
    const links = translations.map(
      ({ tag, address }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${fileUrl(address)}"/>`,
    );
    const alternates = links.length > 1 ? links.join("") : "";
    return translations.map(({ address }) => `<url><loc>${fileUrl(address)}</loc>${alternates}</url>\n`);
  });
  const xhtml = entries.join("").includes("xhtml:") ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n${entries.join("")}</urlset>\n`;
}

export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
