import { readFile } from "node:fs/promises";

/**
 * The site's own faces at the one weight and width that a card uses: the rasteriser knows no variable fonts. Text
 * first: a sign that a face lacks is taken from the first that has it, and the rupee belongs to the line of text.
 */
const files = ["archivo-500.ttf", "archivo-500-rupee.ttf", "anybody-800.ttf"];

/** The names inside the files: an instance keeps that of its source's default, whatever it looks like. */
export const cardFamilies = { display: "Anybody Thin", text: "Archivo SemiBold" } as const;

export function readCardFonts(): Promise<Buffer[]> {
  return Promise.all(files.map((file) => readFile(new URL(`fonts/${file}`, import.meta.url))));
}
