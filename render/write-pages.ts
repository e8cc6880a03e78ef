import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Manifest } from "vite";
import { layoutOf, renderDocument, renderPage, sitePages } from "../app/entry/render";
import { pageFolders } from "../app/routes";
import characters from "../app/styles/fonts/characters.json" with { type: "json" };
import { addressOf, hasPage } from "../site/addresses";
import { contentHash } from "../site/pictures";
import type { Site } from "../site/site";
import type { AppBuild } from "./app-build";
import { chunkOf, modulesOf, stylesheetsOf } from "./manifest";
import { assetFolder } from "./policy/policy";
import { readLegal } from "./read-legal";
import { pageColour } from "./seo/tokens";
import { writeSeoFiles } from "./seo/write-seo-files";
import { writeShareCards } from "./seo/write-share-cards";
import { withTextLanguage } from "./text-language";

type Options = {
  /** The folder that is served. */
  folder: string;
  app: AppBuild;
  /** That of an earlier build, whose share cards are kept. */
  earlier: string | undefined;
};

/** Writes every page of all languages as finished HTML, with its data. Returns the names of the pages' files. */
export async function writePages(sites: readonly Site[], options: Options): Promise<string[]> {
  const { folder, app } = options;
  const all = sites.map((site) => ({ site, pages: sitePages(site) }));
  // Other code may read the data in another form: its list is another file.
  const version = contentHash(JSON.stringify(app.manifest));
  const pageFiles: string[] = [];
  for (const { site, pages } of all) {
    const legal = hasPage("/legal", site.language) ? await readLegal(site) : undefined;
    const shareImages = await writeShareCards(site, pages, options);
    const { tag } = site.language;
    const layout = layoutOf(site);
    const layoutFile = await writeData(folder, tag, layout);
    const dataList = `/_data/${tag}-${version}.js`;
    const dataFiles: Record<string, string> = {};
    for (const page of pages) {
      const { path, pattern } = page;
      const dataFile = await writeData(folder, `${tag}${path === "/" ? "/index" : path}`, page.data);
      dataFiles[path] = dataFile;
      const { html: content, drawings } = await renderPage(site, page, legal?.documents);
      const rendered = { html: withTextLanguage(content, page.data.untranslated), drawings };
      const sources = [`app/pages/${pageFolders[pattern]}/page.tsx`, "app/entry/client.tsx"];
      const stylesheets = stylesheetsOf(app.manifest, [
        ...sources,
        ...layout.scriptStyles.map((name) => `app/styles/scripts/${name}.css`),
      ]);
      const css = await Promise.all(stylesheets.map((name) => readFile(join(folder, name), "utf8")));
      const html = renderDocument({
        site,
        page,
        rendered,
        css: css.join("").trim(),
        inlinedStylesheets: stylesheets.map(toUrl),
        fonts: fontsFor(rendered.html, site, app.manifest).map(toUrl),
        boot: { text: app.boot },
        modules: [...modulesOf(app.manifest, sources).map(toUrl), layoutFile, dataFile],
        dataList,
        themeColour: pageColour,
        shareImage: shareImages.get(path),
      });
      const file = fileName(path, site);
      await writeText(join(folder, file), html);
      pageFiles.push(file);
    }
    await writeText(join(folder, dataList), moduleOf(dataFiles));
    // A copy of the owner's, who may replace it on the server.
    if (legal && site.language.base)
      await writeText(join(folder, addressOf("/legal.json", site.language)), legal.text);
  }
  await writeSeoFiles(all, folder);
  return pageFiles;
}

/** Writes what the browser imports when it hydrates a page or goes to one. Returns its address, which changes with it. */
async function writeData(folder: string, name: string, data: unknown): Promise<string> {
  const text = moduleOf(data);
  const address = `${assetFolder}data/${name}-${contentHash(text)}.js`;
  await writeText(join(folder, address), text);
  return address;
}

function moduleOf(data: unknown): string {
  return `export default ${JSON.stringify(data)};\n`;
}

/** `/careers/x` -> `careers/x.html`: no `index.html` in folders, since no address has a trailing slash. */
function fileName(path: string, { language }: Site): string {
  const address = addressOf(path, language);
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}

async function writeText(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

function toUrl(file: string): string {
  return `/${file}`;
}

/** The fonts to preload: the first file of each family, and on pages with prices those with the sign of the currency. */
function fontsFor(html: string, { format }: Site, manifest: Manifest): string[] {
  const sign = (format.sign.before + format.sign.after).trim();
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
