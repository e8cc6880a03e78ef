import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PrerenderTarget } from "../../app/entry/prerender";
import { appIcons } from "./icons";
import { keptPicture } from "./kept-picture";
import { llmsTxt } from "./llms-txt";
import { createRasteriser } from "./rasterise";
import { robots, sitemap } from "./sitemap";
import { webManifest } from "./web-manifest";

/** What search engines, assistants and home screens look for beside the pages. */
export async function writeFoundFiles(site: string, targets: readonly PrerenderTarget[]) {
  const files: readonly (readonly [name: string, content: string | Uint8Array])[] = [
    ["sitemap.xml", sitemap(targets)],
    ["robots.txt", robots()],
    ["llms.txt", llmsTxt()],
    ["manifest.webmanifest", webManifest()],
    ...(await Promise.all(appIcons.map(async ({ file, svg }) => [file, await drawIcon(svg)] as const))),
  ];
  await Promise.all(files.map(([name, content]) => writeFile(join(site, name), content)));
}

function drawIcon(svg: string): Promise<Uint8Array> {
  return keptPicture([svg], async () => (await createRasteriser()).png(svg));
}
