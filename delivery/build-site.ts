import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ViteBuilder } from "vite";
import { compressFolder } from "./compress-folder";
import { assertContent } from "./content-check/assert-content";
import { prerenderSite } from "./prerender-site";

/** `npm run build`: checks the records, builds the app, renders every page, compresses what is sent. */
export async function buildSite(builder: ViteBuilder) {
  assertContent();
  for (const name of ["client", "prerender", "server"]) {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`vite.config.ts has no environment "${name}".`);
    await builder.build(environment);
  }
  const { root } = builder.config;
  const site = resolve(root, "dist/site");
  const prerender = resolve(root, "dist/prerender");
  const entry = pathToFileURL(resolve(prerender, "prerender.js")).href;
  await prerenderSite(site, await import(/* @vite-ignore */ entry));
  await rm(prerender, { recursive: true });
  await compressFolder(site);
}
