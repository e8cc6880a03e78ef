import { readFile } from "node:fs/promises";
import subset from "subset-font";
import characters from "../../app/styles/fonts/characters.json" with { type: "json" };

const folder = new URL("../../app/styles/fonts/", import.meta.url);

/**
 * The site's own faces, at the one weight and width a card sets them in. Text first: a sign that a face lacks is taken
 * from the first that has it, and the rupee stands in the line of text.
 */
const faces = [
  { role: "text", file: "archivo.woff2", text: characters.archivo, axes: { wght: 500 } },
  { role: "text", file: "archivo-rupee.woff2", text: "₹", axes: { wght: 500 } },
  { role: "display", file: "anybody.woff2", text: characters.anybody, axes: { wdth: 88, wght: 800 } },
] as const;

export type CardFonts = { buffers: Uint8Array[]; display: string; text: string };

/** The files as they are: enough to tell whether a finished card is still good. */
export async function fontSources(): Promise<Buffer[]> {
  return Promise.all(faces.map(({ file }) => readFile(new URL(file, folder))));
}

/** The rasteriser knows no variable fonts, so each is cut to one instance first. */
export async function cardFonts(): Promise<CardFonts> {
  const sources = await fontSources();
  const buffers = await Promise.all(
    faces.map(({ text, axes }, index) =>
      subset(sources[index] ?? Buffer.alloc(0), text, { targetFormat: "sfnt", variationAxes: axes }),
    ),
  );
  const nameOf = (role: "display" | "text") =>
    familyName(buffers[faces.findIndex((face) => face.role === role)] ?? Buffer.alloc(0));
  return { buffers, display: nameOf("display"), text: nameOf("text") };
}

/** The name inside the file: an instance keeps that of its source's default ("Anybody Thin"), whatever it looks like. */
function familyName(font: Buffer): string {
  const family = 1;
  const windows = 3;
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const record = tables.find((at) => font.toString("latin1", at, at + 4) === "name");
  const start = font.readUInt32BE((record ?? 0) + 8);
  const strings = start + font.readUInt16BE(start + 4);
  for (let index = 0; index < font.readUInt16BE(start + 2); index++) {
    const at = start + 6 + 12 * index;
    if (font.readUInt16BE(at) !== windows || font.readUInt16BE(at + 6) !== family) continue;
    const from = strings + font.readUInt16BE(at + 10);
    return Buffer.from(font.subarray(from, from + font.readUInt16BE(at + 8)))
      .swap16()
      .toString("utf16le");
  }
  throw new Error("A font of the share cards has no family name.");
}
