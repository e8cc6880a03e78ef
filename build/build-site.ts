import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ViteBuilder } from "vite";
import type * as PrerenderEntry from "../app/entry/prerender";
import { buildDate } from "./build-date";
import { buildRecordFile, describeBuild, readBuild } from "./build-record";
import { compressFolder } from "./compress-folder";
import { dist, nextBuild, publishBuild } from "./dist-link";
import { writeHostFiles } from "./hosts/write-host-files";
import { keepPreviousAssets } from "./keep-previous-assets";
import { ownerFault } from "./owner-fault";
import { prerenderSite } from "./pages/prerender-site";
import { readLegal } from "./pages/read-legal";
import { securityTxt, securityTxtPath } from "./policy/security-txt";
import { checkNoneOverwritten, checkPublicFiles } from "./public-files";

/** Node's own `import()`: in this file, Vite's module runner would replace it. */
type ImportBuilt = (url: string) => Promise<typeof PrerenderEntry>;

/**
 * `npm run build`: builds the app, renders every page, compresses the files and writes the configuration of each host,
 * all into a folder of its own. `dist` leads to the previous build until the new one is whole.
 */
export async function buildSite(builder: ViteBuilder, importBuilt: ImportBuilt) {
  try {
    await writeBuild(builder, importBuilt);
  } catch (error) {
    await rm(nextBuild, { recursive: true, force: true });
    // Node's words, or Rolldown's.
    if (!/ENOSPC|no space left/i.test(String(error))) throw error;
    throw ownerFault(["The disk is full. Free some space and build again; the previous build is unchanged."]);
  }
}

async function writeBuild(builder: ViteBuilder, importBuilt: ImportBuilt) {
  const { publicDir } = builder.config;
  await checkPublicFiles(publicDir);
  const legal = await readLegal(publicDir);
  // A build that was killed may have left something.
  await rm(nextBuild, { recursive: true, force: true });
  for (const name of ["client", "prerender", "server"]) await builder.build(environmentOf(builder, name));

  const site = join(nextBuild, "site");
  const prerender = join(nextBuild, "prerender");
  const entry = pathToFileURL(join(prerender, "prerender.js")).href;
  const pageFiles = await prerenderSite(site, await importBuilt(entry), legal);
  await rm(prerender, { recursive: true });

  await mkdir(dirname(join(site, securityTxtPath)), { recursive: true });
  await writeFile(join(site, securityTxtPath), securityTxt(buildDate));
  // With `--minify false` a build is for reading: compression, half of the build time, is left out.
  if (environmentOf(builder, "client").config.build.minify) await compressFolder(site);
  const record = await describeBuild(site, pageFiles);

  if (existsSync(join(dist, "site")) && existsSync(join(dist, buildRecordFile)))
    await keepPreviousAssets(await readBuild(dist), { folder: site, record });
  await writeHostFiles({ folder: nextBuild, record });
  await checkNoneOverwritten(publicDir, site);
  await writeFile(join(nextBuild, buildRecordFile), `${JSON.stringify(record, null, 2)}\n`);
  await publishBuild(nextBuild, dist);
}

function environmentOf(builder: ViteBuilder, name: string) {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`vite.config.ts has no environment "${name}".`);
  return environment;
}
