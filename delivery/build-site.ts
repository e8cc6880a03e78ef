import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ViteBuilder } from "vite";
import { compressFolder } from "./compress-folder";
import { assertContent } from "./content-check/assert-content";
import { prerenderSite } from "./prerender-site";
import { readLegal } from "./read-legal";

/** `npm run build`: checks the records, builds the app, renders every page, compresses what is sent. */
export async function buildSite(builder: ViteBuilder) {
  assertContent();
  const { root, publicDir } = builder.config;
  const legal = await readLegal(publicDir);
  for (const name of ["client", "prerender", "server"]) {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`vite.config.ts has no environment "${name}".`);
    await builder.build(environment);
  }
  const site = resolve(root, "dist/site");
  const prerender = resolve(root, "dist/prerender");
  const entry = pathToFileURL(resolve(prerender, "prerender.js")).href;
  await prerenderSite(site, await import(/* @vite-ignore */ entry), legal);
  await rm(prerender, { recursive: true });
  await compressFolder(site);
}
