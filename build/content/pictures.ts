import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { imageSize } from "image-size";
import { pictureEndings } from "../../schemas/parts";
import { contentFolder } from "../project-folder";

/** A file of `content/pictures/`. */
export type Picture = {
  name: string;
  /** Its name in the build. */
  file: string;
  source: Buffer;
  width: number;
  height: number;
};

export const picturesFolder = join(contentFolder, "pictures");

/** The owner's pictures, with the names that their files have in the build. */
export function readPictures(folder = picturesFolder): Picture[] {
  return pictureNames(folder).map((name) => {
    const source = readFileSync(join(folder, name));
    const { name: base, ext } = parse(name);
    return { name, file: `assets/${base}-${contentHash(source)}${ext}`, source, ...sizeOf(source) };
  });
}

export function contentHash(source: string | Uint8Array): string {
  return createHash("sha256").update(source).digest("base64url").slice(0, 8);
}

export function pictureNames(folder = picturesFolder): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => pictureEndings.some((ending) => name.endsWith(ending)));
}

/** 0 × 0 for a file that is no picture: the check of the content reports it. */
export function sizeOf(source: Buffer): { width: number; height: number } {
  try {
    const { width, height } = imageSize(source);
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    return { width: 0, height: 0 };
  }
}
