import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, parse } from "node:path";
import { imageSize } from "image-size";
import type { Fault } from "./fault";
import { contentFolder } from "./project-folder";
import { picture } from "./schemas/parts";
import { isFolder, specialFileFault } from "./special-files";
import { svgFault, svgRoot } from "./svg-fault";

export const picturesFolder = join(contentFolder, "pictures");

/** The owner's pictures, with the names that their files have in the build. */
export function readPictures(folder = picturesFolder) {
  return pictureNames(folder).map((name) => {
    const source = readFileSync(join(folder, name));
    const { name: base, ext } = parse(name);
    const { width, height } = sizeOf(name, source);
    return { name, file: `assets/${base}-${contentHash(source)}${ext}`, source, width, height };
  });
}

export function contentHash(source: string | Uint8Array): string {
  return createHash("sha256").update(source).digest("base64url").slice(0, 8);
}

/** The files with a name that a record may have: others are no part of the site. */
export function pictureNames(folder = picturesFolder): string[] {
  if (!isFolder(folder)) return [];
  return readdirSync(folder).filter((name) => picture.safeParse(name).success);
}

/** A larger one is a mistake, and would be read as a whole. */
const mostMegabytes = 50;

/** What was found in a file, by its path, size and time: the records are checked much more often than pictures change. */
const checked = new Map<string, { stamp: string; fault: string | undefined }>();

/** Why pictures cannot be published. */
export function pictureFaults(folder: string, names: readonly string[]): Fault[] {
  return names.flatMap((name): Fault[] => {
    const special = specialFileFault(folder, "content/pictures", name);
    if (special) return [special];
    const path = join(folder, name);
    const { size, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
    // Removed meanwhile.
    if (size === undefined) return [];
    const stamp = `${size} ${mtimeMs}`;
    if (checked.get(path)?.stamp !== stamp) {
      const isLarge = size > mostMegabytes * 1_000_000;
      const large = `has more than ${mostMegabytes} MB: make it smaller`;
      checked.set(path, { stamp, fault: isLarge ? large : pictureFault(name, readFileSync(path)) });
    }
    const { fault } = checked.get(path) ?? {};
    return fault ? [{ file: `content/pictures/${name}`, path: [], message: `the file ${fault}` }] : [];
  });
}

/** Why a file is no picture for the site: the end of a sentence that begins with its name. */
export function pictureFault(name: string, source: Buffer): string | undefined {
  const { type, width } = sizeOf(name, source);
  const isVector = name.endsWith(".svg");
  const types = isVector ? ["svg"] : ["png", "jpg", "webp", "avif", "gif"];
  if (width === 0 || !types.includes(type))
    return isVector
      ? "is no picture that browsers can show: expected an SVG with a width and a height, or a viewBox"
      : "is no picture that browsers can show";
  const fault = isVector && svgFault(source);
  return fault
    ? `${fault}: export it again as plain SVG, without scripts and with all that it shows in the file`
    : undefined;
}

/** 0 × 0 for a file that is no picture. image-size looks for an SVG in the first 1000 bytes only, also in comments. */
function sizeOf(name: string, source: Buffer): { width: number; height: number; type: string } {
  try {
    const measured = name.endsWith(".svg") ? Buffer.from(svgRoot(source)) : source;
    const { width, height, type = "" } = imageSize(measured);
    // No number, for the viewBox "none".
    return { width: Math.round(width) || 0, height: Math.round(height) || 0, type };
  } catch {
    return { width: 0, height: 0, type: "" };
  }
}
