import { fileUrl } from "../../app/loaders/head";
import { translationsOf } from "../../site/addresses";
import type { Site } from "../../site/site";

/** Every page that search engines may list, in every language (https://www.sitemaps.org). */
export function sitemap(site: Site, pages: readonly { path: string }[]): string {
  const entries = pages.flatMap(({ path }) => {
    const translations = translationsOf(path, site.languages);
    const links = translations.map(
      ({ tag, address }) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${fileUrl(address, site)}"/>`,
    );
    const alternates = links.length > 1 ? links.join("") : "";
    return translations.map(
      ({ address }) => `<url><loc>${fileUrl(address, site)}</loc>${alternates}</url>\n`,
    );
  });
  const xhtml = entries.join("").includes("xhtml:") ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n${entries.join("")}</urlset>\n`;
}

export function robots(site: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${fileUrl("/sitemap.xml", site)}\n`;
}
