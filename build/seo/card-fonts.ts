import { readFile } from "node:fs/promises";

/**
 * The fonts of the site at the weight and width of the cards: the rasteriser does not support variable fonts. The text
 * font comes first, so that a rupee sign, which the display font lacks, is taken from it.
 */
const files = ["archivo-500.ttf", "archivo-500-rupee.ttf", "anybody-800.ttf"];

/** The names inside the font files, which are those of the default weights. */
export const cardFamilies = { display: "Anybody Thin", text: "Archivo SemiBold" } as const;

export function readCardFonts(): Promise<Buffer[]> {
  return Promise.all(files.map((file) => readFile(new URL(`fonts/${file}`, import.meta.url))));
}
