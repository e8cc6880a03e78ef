import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { addressOf, language } from "../../app/content/languages";
import type { SitePage } from "../pages/prerender-site";
import { appIcons, webManifest } from "./icons";
import { llmsTxt } from "./llms-txt";
import { createRasteriser } from "./rasterise";
import { robots, sitemap } from "./sitemap";

/** The files for search engines, assistants and home screens. */
export async function writeSeoFiles(site: string, pages: readonly SitePage[]) {
  const listed = pages.filter(({ page }) => !page.meta.hidden);
  const llms = llmsTxt(listed.map(({ path, page }) => ({ path, ...page.meta })));
  await writeFile(join(site, addressOf("/llms.txt")), llms);
  // The others are of the whole site.
  if (language.base) return;
  const { png } = await createRasteriser();
  const files: readonly (readonly [name: string, content: string | Uint8Array])[] = [
    ["sitemap.xml", sitemap(listed)],
    ["robots.txt", robots()],
    ["manifest.webmanifest", webManifest()],
    ...appIcons.map(({ file, svg }) => [file, png(svg)] as const),
  ];
  await Promise.all(files.map(([name, content]) => writeFile(join(site, name), content)));
}
