import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { numberFormat } from "virtual:language";
import type { Manifest } from "vite";
import { addressOf, language } from "../../app/content/languages";
import type { ParsedLegal } from "../../app/content/legal";
import type * as PrerenderEntry from "../../app/entry/prerender";
import { pageFolders } from "../../app/routes";
import characters from "../../app/styles/fonts/characters.json" with { type: "json" };
import { publicFolder } from "../../site/languages";
import { pageColour } from "../seo/tokens";
import { writeSeoFiles } from "../seo/write-seo-files";
import { writeShareCards } from "../seo/write-share-cards";
import { chunkOf, modulesOf, stylesheetsOf } from "./manifest";

export type SitePage = PrerenderEntry.PrerenderTarget & { page: PrerenderEntry.RenderedPage };

/** Writes every page of the site as finished HTML beside the built assets. Returns the names of their files. */
export async function prerenderSite(
  site: string,
  entry: typeof PrerenderEntry,
  legal: ParsedLegal["documents"] | undefined,
): Promise<string[]> {
  const manifestFolder = join(site, ".vite");
  const manifest: Manifest = JSON.parse(await readFile(join(manifestFolder, "manifest.json"), "utf8"));
  await rm(manifestFolder, { recursive: true });

  // Inlined into the pages.
  const bootFile = join(site, chunkOf(manifest, "app/entry/boot.ts").file);
  const boot = (await readFile(bootFile, "utf8")).trim();
  await rm(bootFile);
  const pages: SitePage[] = [];
  for (const target of entry.prerenderTargets())
    pages.push({ ...target, page: await entry.renderPage(target.path, legal) });
  const cards = pages.map(({ path, pattern, page }) => {
    return { path, pattern, card: entry.shareCardFor(path, page.meta) };
  });
  const shareImages = await writeShareCards(site, cards);
  for (const { path, pattern, page } of pages) {
    const text = pattern === "/:text" ? [textSource(path, manifest)] : [];
    const sources = [`app/pages/${pageFolders[pattern]}/data.ts`, "app/entry/client.tsx", ...text];
    const stylesheets = stylesheetsOf(manifest, sources);
    const css = await Promise.all(stylesheets.map((file) => readFile(join(site, file), "utf8")));
    const html = entry.renderDocument({
      path,
      page,
      css: css.join("").trim(),
      inlinedStylesheets: stylesheets.map(toUrl),
      fonts: fontsFor(page.html, manifest).map(toUrl),
      boot: { text: boot },
      modules: modulesOf(manifest, sources).map(toUrl),
      themeColour: pageColour,
      shareImage: shareImages.get(path),
    });
    const file = join(site, fileName(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  await writeSeoFiles(site, pages);
  if (legal && language.base)
    await copyFile(join(publicFolder(), "legal.json"), join(site, addressOf("/legal.json")));
  return pages.map(({ path }) => fileName(path));
}

/** `/careers/x` -> `careers/x.html`: no `index.html` in folders, since no address has a trailing slash. */
function fileName(path: string): string {
  const address = addressOf(path);
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}

function toUrl(file: string): string {
  return `/${file}`;
}

/** The file of a text, or of the index of its folder. */
function textSource(path: string, manifest: Manifest): string {
  const file = `content/texts${path}`;
  return manifest[`${file}.md`] ? `${file}.md` : `${file}/index.md`;
}

/** The fonts to preload: the first file of each family, and on pages with prices those with the sign of the currency. */
function fontsFor(html: string, manifest: Manifest): string[] {
  const { before, after } = numberFormat.currency;
  const sign = (before + after).trim();
  const faces = Object.entries(characters).flatMap(([family, files]) =>
    Object.entries(files)
      .filter(([face, held]) => face === family || (html.includes(sign) && hasAny(held, sign)))
      .map(([face]) => face),
  );
  return faces.map((face) => chunkOf(manifest, `app/styles/fonts/${face}.woff2`).file);
}

function hasAny(held: string, text: string): boolean {
  return [...text].some((character) => held.includes(character));
}
