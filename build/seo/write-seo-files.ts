import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SitePage } from "../pages/prerender-site";
import { appIcons, webManifest } from "./icons";
import { llmsTxt } from "./llms-txt";
import { createRasteriser } from "./rasterise";
import { robots, sitemap } from "./sitemap";

/** The files for search engines, assistants and home screens. */
export async function writeSeoFiles(site: string, pages: readonly SitePage[]) {
  const listed = pages.filter(({ page }) => !page.meta.hidden);
  const { png } = await createRasteriser();
  const files: readonly (readonly [name: string, content: string | Uint8Array])[] = [
    ["sitemap.xml", sitemap(listed)],
    ["robots.txt", robots()],
    ["llms.txt", llmsTxt(listed.map(({ path, page }) => ({ path, ...page.meta })))],
    ["manifest.webmanifest", webManifest()],
    ...appIcons.map(({ file, svg }) => [file, png(svg)] as const),
  ];
  await Promise.all(files.map(([name, content]) => writeFile(join(site, name), content)));
}
