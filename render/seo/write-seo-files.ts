import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SitePage } from "../../app/entry/render";
import { fileUrl } from "../../app/loaders/head";
import { addressOf, translationsOf } from "../../site/addresses";
import type { Site } from "../../site/site";
import { appIcons, webManifest } from "./icons";
import { llmsTxt } from "./llms-txt";
import { createRasteriser } from "./rasterise";

/** The files for search engines, assistants and home screens. `all`: the pages of each language. */
export async function writeSeoFiles(
  all: readonly { site: Site; pages: readonly SitePage[] }[],
  folder: string,
) {
  const write = (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content);
  const listed = all.map(({ site, pages }) => ({ site, pages: pages.filter(({ meta }) => !meta.hidden) }));
  for (const { site, pages } of listed)
    await write(addressOf("/llms.txt", site.language), llmsTxt(site, pages));
  const [first] = listed;
  if (!first) return;
  const { site, pages } = first;
  await write("sitemap.xml", sitemap(site, pages));
  await write("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${fileUrl("/sitemap.xml", site)}\n`);
  await write("manifest.webmanifest", webManifest(site));
  const { png } = await createRasteriser();
  for (const { file, svg } of appIcons(site)) await write(file, png(svg));
}

/** Every page that search engines may list, in every language (https://www.sitemaps.org). */
function sitemap(site: Site, pages: readonly { path: string }[]): string {
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
