import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The cache, kept between builds. */
const keptPictures = fileURLToPath(new URL("../../node_modules/.cache/pictures/", import.meta.url));

/** Increase it when pictures of an earlier version of this code must not be reused. */
const version = "2";

type Content = string | Uint8Array;

/** Drawing a picture takes up to a second: one with unchanged sources is taken from the cache. */
export async function keptPicture(sources: readonly Content[], draw: () => Promise<Uint8Array>) {
  const file = join(keptPictures, `${pictureHash(version, ...sources)}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const png = await draw();
  await mkdir(keptPictures, { recursive: true });
  // A write that is cut off, by a full disk for example, must not become a picture of the next build.
  const unfinished = `${file}.${process.pid}.tmp`;
  await writeFile(unfinished, png);
  await rename(unfinished, file);
  return png;
}

/** Letters and digits only, so that the hash can be separated from the name before it. */
export function pictureHash(...contents: readonly Content[]): string {
  const sum = createHash("sha256");
  for (const content of contents) sum.update(content);
  return sum.digest("base64url").replaceAll(/[-_]/g, "0");
}
