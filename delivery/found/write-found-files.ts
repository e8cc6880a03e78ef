import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PrerenderTarget } from "../../app/entry-prerender";
import { appIcons } from "./icons";
import { llmsTxt } from "./llms-txt";
import { createRasteriser } from "./rasterise";
import { robots, sitemap } from "./sitemap";
import { webManifest } from "./web-manifest";

/** What search engines, assistants and home screens look for beside the pages. */
export async function writeFoundFiles(site: string, targets: readonly PrerenderTarget[]) {
  const { png } = await createRasteriser();
  const files: readonly (readonly [name: string, content: string | Uint8Array])[] = [
    ["sitemap.xml", sitemap(targets)],
    ["robots.txt", robots()],
    ["llms.txt", llmsTxt()],
    ["manifest.webmanifest", webManifest()],
    ...appIcons.map(({ file, svg }) => [file, png(svg)] as const),
  ];
  await Promise.all(files.map(([name, content]) => writeFile(join(site, name), content)));
}
