import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { addressOf } from "../../site/addresses";
import type { PagesOfSite } from "../write-pages";
import { appIcons, webManifest } from "./icons";
import { llmsTxt } from "./llms-txt";
import { createRasteriser } from "./rasterise";
import { robots, sitemap } from "./sitemap";

/** The files for search engines, assistants and home screens. */
export async function writeSeoFiles(all: readonly PagesOfSite[], folder: string) {
  for (const { site, pages } of all) {
    const listed = pages.filter(({ meta }) => !meta.hidden);
    const text = llmsTxt(
      site,
      listed.map(({ path, meta }) => ({ path, ...meta })),
    );
    await writeFile(join(folder, addressOf("/llms.txt", site.language)), text);
  }
  const [first] = all;
  if (!first) return;
  const { site, pages } = first;
  const { png } = await createRasteriser();
  const files: readonly (readonly [name: string, content: string | Uint8Array])[] = [
    [
      "sitemap.xml",
      sitemap(
        site,
        pages.filter(({ meta }) => !meta.hidden),
      ),
    ],
    ["robots.txt", robots(site)],
    ["manifest.webmanifest", webManifest(site)],
    ...appIcons(site).map(({ file, svg }) => [file, png(svg)] as const),
  ];
  await Promise.all(files.map(([name, content]) => writeFile(join(folder, name), content)));
}
