import { readFile } from "node:fs/promises";

/**
 * The fonts of the site at the weight and width of the cards: the rasteriser does not support variable fonts. All
 * characters of a family are in one file, because the rasteriser takes a missing one from the first other file that has it.
 */
const files = ["archivo-500.ttf", "anybody-800.ttf"];

/** The names inside the font files, which are those of the default weights. */
export const cardFamilies = { display: "Anybody Thin", text: "Archivo SemiBold" } as const;

export function readCardFonts(): Promise<Buffer[]> {
  return Promise.all(files.map((file) => readFile(new URL(`fonts/${file}`, import.meta.url))));
}
