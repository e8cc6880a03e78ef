import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type * as HarfBuzz from "harfbuzzjs";
import { projectFolder } from "../../site/project-folder";

/** A line of text as outlines at a size of 100 px, which begin at 0 0. */
export type Line = {
  markup: string;
  width: number;
  /** Whether the font has all its characters. */
  complete: boolean;
};

export type Rasteriser = {
  png: (svg: string) => Uint8Array;
  lineOf: (text: string, family: CardFamily) => Line;
  /** Of two lines, as a share of the font size. */
  lineHeight: number;
};

export type CardFamily = "display" | "text";

/** The fonts of the site at the weight and width of the cards, by the script of the language, and the height of two lines. */
const latin = { display: "anybody-800.ttf", text: "archivo-500.ttf", lineHeight: 0.98 };
export const devanagari = {
  display: "anek-devanagari-700.ttf",
  text: "anek-devanagari-700.ttf",
  lineHeight: 1.16,
};
const fontsOfScripts = new Map([
  ["Latn", latin],
  ["Deva", devanagari],
]);

/** The fonts for a language. Undefined without any: its pages have no share cards. */
export function cardFontsOf(tag: string) {
  const { script = "" } = new Intl.Locale(tag).maximize();
  return fontsOfScripts.get(script);
}

let ready: Promise<unknown> | undefined;

/** resvg draws shapes, HarfBuzz makes them of texts: resvg puts the vowel signs of Devanagari on top of each other. */
export async function createRasteriser(fontFiles = latin): Promise<Rasteriser> {
  const wasm = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
  ready ??= readFile(wasm).then(initWasm);
  await ready;
  const fonts = { display: await loadFont(fontFiles.display), text: await loadFont(fontFiles.text) };
  return {
    png: (svg) => new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng(),
    lineOf: (line, family) => lineIn(fonts[family], line),
    lineHeight: fontFiles.lineHeight,
  };
}

type LoadedFont = { font: HarfBuzz.Font; unitsPerEm: number; harfbuzz: typeof HarfBuzz };

async function loadFont(file: string): Promise<LoadedFont> {
  // Only when a card is drawn. Because of its top-level await the built module could not be required either: see vite.config.ts.
  const harfbuzz = await import("harfbuzzjs");
  const source = await readFile(join(projectFolder, "render/seo/fonts", file));
  const face = new harfbuzz.Face(new harfbuzz.Blob(source));
  return { font: new harfbuzz.Font(face), unitsPerEm: face.upem, harfbuzz };
}

/** Text of one script after the other, since HarfBuzz shapes one at a time. */
const runs = /[\p{Script=Devanagari}\u200c\u200d]+|[^\p{Script=Devanagari}\u200c\u200d]+/gu;

function lineIn({ font, unitsPerEm, harfbuzz }: LoadedFont, text: string): Line {
  const glyphs: string[] = [];
  let x = 0;
  let complete = true;
  for (const [run] of text.matchAll(runs)) {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      complete &&= glyph !== 0;
      glyphs.push(`<path transform="translate(${x + xOffset} ${yOffset})" d="${font.glyphToPath(glyph)}"/>`);
      x += xAdvance;
    }
  }
  const scale = 100 / unitsPerEm;
  const markup = `<g transform="scale(${scale} ${-scale})">${glyphs.join("")}</g>`;
  return { markup, width: x * scale, complete };
}
