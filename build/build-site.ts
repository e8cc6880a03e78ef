import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ViteBuilder } from "vite";
import type * as PrerenderEntry from "../app/entry/prerender";
import { buildDate } from "./build-date";
import { buildRecordFile, describeBuild, readBuildRecord } from "./build-record";
import { compressFolder } from "./compress-folder";
import { writeHostFiles } from "./hosts/write-host-files";
import { keepPreviousAssets } from "./keep-previous-assets";
import { prerenderSite } from "./pages/prerender-site";
import { readLegal } from "./pages/read-legal";
import { securityTxt, securityTxtPath } from "./policy/security-txt";
import { checkNoneOverwritten, checkPublicFiles } from "./public-files";

/** Node's own `import()`: in this file, Vite's module runner would replace it. */
type ImportBuilt = (url: string) => Promise<typeof PrerenderEntry>;

/**
 * `npm run build`: builds the app, renders every page, compresses the files and writes the
 * configuration of each host. The previous site is replaced only when the new one is complete.
 */
export async function buildSite(builder: ViteBuilder, importBuilt: ImportBuilt) {
  const { publicDir } = builder.config;
  await checkPublicFiles(publicDir);
  const legal = await readLegal(publicDir);
  for (const name of ["client", "prerender", "server"]) await builder.build(environmentOf(builder, name));

  const next = outputOf(builder, "client");
  const prerender = outputOf(builder, "prerender");
  const dist = dirname(next);
  const entry = pathToFileURL(join(prerender, "prerender.js")).href;
  const pageFiles = await prerenderSite(next, await importBuilt(entry), legal);
  await rm(prerender, { recursive: true });

  await mkdir(dirname(join(next, securityTxtPath)), { recursive: true });
  await writeFile(join(next, securityTxtPath), securityTxt(buildDate));
  // With `--minify false` a build is for reading: compression, half of the build time, is left out.
  if (environmentOf(builder, "client").config.build.minify) await compressFolder(next);
  const record = await describeBuild(next, pageFiles);

  const site = join(dist, "site");
  if (existsSync(site) && existsSync(join(dist, buildRecordFile))) {
    const previous = { folder: site, record: await readBuildRecord(dist) };
    await keepPreviousAssets(previous, { folder: next, record });
  }
  await writeHostFiles({ dist, site: next, record });
  await checkNoneOverwritten(publicDir, next);
  await rm(site, { recursive: true, force: true });
  await rename(next, site);
  await writeFile(join(dist, buildRecordFile), `${JSON.stringify(record, null, 2)}\n`);
}

function environmentOf(builder: ViteBuilder, name: string) {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`vite.config.ts has no environment "${name}".`);
  return environment;
}

function outputOf(builder: ViteBuilder, name: string): string {
  return resolve(builder.config.root, environmentOf(builder, name).config.build.outDir);
}
