import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Window } from "happy-dom";
import { language, languages, pageAt } from "../../app/content/languages";
import type { BuildRecord } from "../../render/build-record";

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

const record: BuildRecord = JSON.parse(readFileSync(join(siteFolder, "../build.json"), "utf8"));

/** Those of the language under test, without HTML files of the owner. */
export const pages: readonly BuiltPage[] = record.pages
  .filter(isOfLanguage)
  .map(({ path: address, file }) => {
    const html = readFileSync(join(siteFolder, file), "utf8");
    const path = pageAt(address);
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

/** The addresses of the modules that a page's first script loads. */
export function modulesOf({ document }: BuiltPage): string[] {
  const modules = document.querySelector("script[data-modules]")?.getAttribute("data-modules") ?? "";
  return modules.split(" ");
}

/** The files that a first visit loads, by kind. */
export function loadedFiles(page: BuiltPage): Record<"html" | "script" | "fonts", string[]> {
  const fonts = [...page.document.querySelectorAll('link[as="font"]')];
  return {
    html: [`/${page.file}`],
    script: modulesOf(page),
    fonts: fonts.map((link) => link.getAttribute("href") ?? ""),
  };
}

/** The scripts that are neither React nor the router. */
export function ownScripts(page: BuiltPage): string[] {
  return modulesOf(page).filter((file) => !/\/(react|router)-/.test(file));
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
