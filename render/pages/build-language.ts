import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ViteBuilder } from "vite";
import { hasPage, language } from "../../app/content/languages";
import { isMissingPage } from "../../app/content/missing-pages";
import type * as PrerenderEntry from "../../app/entry/prerender";
import { missingTextsAdvice } from "../../site/languages";
import { prerenderSite } from "./prerender-site";
import { readLegal } from "./read-legal";

/** Builds the app of one language and renders its pages. Returns the names of their files. */
export async function buildLanguage(
  builder: ViteBuilder,
  site: string,
  importBuilt: (url: string) => Promise<typeof PrerenderEntry>,
): Promise<string[]> {
  const missing = language.missing.filter((pattern) => !isMissingPage(pattern));
  if (missing.length > 0)
    builder.config.logger.warn(
      `Not yet in the language ${language.tag}: ${missing.join(", ")}. ${missingTextsAdvice}`,
    );
  const legal = hasPage("/legal") ? await readLegal() : undefined;
  await builder.build(environmentOf(builder, "client"));
  const prerender = environmentOf(builder, "prerender");
  await builder.build(prerender);
  const folder = prerender.config.build.outDir;
  const entry = pathToFileURL(join(folder, "prerender.js")).href;
  const pageFiles = await prerenderSite(site, await importBuilt(entry), legal);
  await rm(folder, { recursive: true });
  return pageFiles;
}

export function environmentOf(builder: ViteBuilder, name: string) {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`vite.config.ts has no environment "${name}".`);
  return environment;
}
