import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Window } from "happy-dom";
import type { Manifest } from "vite";
import type { BuildRecord } from "../../render/build-record";
import { pageAt } from "../../site/addresses";
import { language, languages } from "../tested-site";

/** The built site: its files, and its pages parsed without running scripts. */
export const siteFolder = fileURLToPath(new URL("../../dist/site", import.meta.url));

export type BuiltPage = {
  /** The same in every language: "/games". */
  path: string;
  /** "/hi/games" */
  address: string;
  file: string;
  html: string;
  document: Window["document"];
};

export const record: BuildRecord = JSON.parse(readFileSync(join(siteFolder, "../build.json"), "utf8"));

/** Those of the language under test, without HTML files of the owner. */
export const pages: readonly BuiltPage[] = record.pages
  .filter(isOfLanguage)
  .map(({ path: address, file }) => {
    const html = readFileSync(join(siteFolder, file), "utf8");
    const path = pageAt(address, language);
    const window = new Window({
      url: "https://site.test/",
      settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true },
    });
    window.document.write(html);
    return { path, address, file, html, document: window.document };
  });

function isOfLanguage({ path }: { path: string }): boolean {
  const bases = languages
    .map(({ base }) => base)
    .filter((base) => path === base || path.startsWith(`${base}/`));
  return bases.at(-1) === language.base;
}

export function documentOf(path: string): BuiltPage["document"] {
  const found = pages.find((page) => page.path === path);
  if (!found) throw new Error(`The build has no page ${path}.`);
  return found.document;
}

export function descriptionOf({ document }: BuiltPage): string {
  return document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "";
}

/** All pages but the 404 page. */
export const linkedPages = pages.filter(({ path }) => path !== "/404");

/** The files that a first visit loads, by kind; code and data as the first script of the page names them. */
export function loadedFiles({ html, file }: Pick<BuiltPage, "html" | "file">) {
  const [, modules = ""] = /data-modules="([^"]+)"/.exec(html) ?? [];
  return {
    html: [`/${file}`],
    code: modules.split(" ").slice(0, -2),
    data: modules.split(" ").slice(-2),
    fonts: [...html.matchAll(/href="([^"]+)" as="font"/g)].map(([, font = ""]) => font),
  };
}

/** The code of the app, also what pages load later. React and the router are not ours. */
export function appScripts(): { file: string; text: string }[] {
  const app = join(siteFolder, "../app");
  const manifest: Manifest = JSON.parse(readFileSync(join(app, "manifest.json"), "utf8"));
  return Object.values(manifest)
    .filter(({ file, src }) => /(?<!\/(react|router)-[^/]*)\.js$/.test(file) && src !== "app/entry/boot.ts")
    .map(({ file }) => ({ file, text: readFileSync(siteFile(file), "utf8") }))
    .concat({ file: "boot.js", text: readFileSync(join(app, "boot.js"), "utf8") });
}

export function siteFile(url: string): string {
  return join(siteFolder, url);
}

export function exists(url: string): boolean {
  return existsSync(siteFile(url));
}

/** The size of a file as it is sent to a browser that accepts brotli. */
function bytesOnTheWire(url: string): number {
  const compressed = siteFile(`${url}.br`);
  return readFileSync(existsSync(compressed) ? compressed : siteFile(url)).length;
}

export function bytesOf(urls: readonly string[]): number {
  return urls.reduce((sum, url) => sum + bytesOnTheWire(url), 0);
}
