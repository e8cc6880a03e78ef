import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { language } from "../../app/content/languages";

export type Rasteriser = {
  png: (svg: string) => Uint8Array;
  /** How wide a line of text is at a size of 100 px. */
  widthOf: (line: string, family: string) => number;
};

/**
 * The fonts of the site at the weight and width of the cards: the rasteriser does not support variable fonts. All
 * characters of a family are in one file, because the rasteriser takes a missing one from the first other file that has it.
 */
const files = ["archivo-500.ttf", "anybody-800.ttf", "anek-devanagari-700.ttf"];

/** The names inside the font files, which are those of the default weights. */
const latin = { display: "Anybody Thin", text: "Archivo SemiBold" };
const families = new Map([
  ["Latn", latin],
  ["Deva", { display: "Anek Devanagari", text: "Anek Devanagari" }],
]);

const { script = "" } = new Intl.Locale(language.tag).maximize();

/** Whether there are fonts for the language. Without them its pages have no share cards. */
export const hasCards = families.has(script);
export const cardFamilies = families.get(script) ?? latin;

let ready: Promise<unknown> | undefined;

/** resvg, compiled once per process. */
export async function createRasteriser(): Promise<Rasteriser> {
  ready ??= readFile(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm"))
    .then(initWasm)
    .catch((error) => {
      // By another instance of this module: each language has one.
      if (!/already initialized/i.test(String(error))) throw error;
    });
  await ready;
  const fontBuffers = await Promise.all(
    files.map((file) => readFile(new URL(`fonts/${file}`, import.meta.url))),
  );
  const font = { fontBuffers, loadSystemFonts: false };
  return {
    png: (svg) => new Resvg(svg, { font }).render().asPng(),
    widthOf: (line, family) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="300"><text y="150" font-family="${family}" font-size="100">${line}</text></svg>`;
      return new Resvg(svg, { font }).getBBox()?.width ?? 0;
    },
  };
}
