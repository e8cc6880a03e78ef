import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Kept between builds. */
export const keptPictures = fileURLToPath(new URL("../../node_modules/.cache/pictures/", import.meta.url));

/** Raised when pictures made by an earlier version of this folder's code must not be used again. */
const version = "2";

type Content = string | Uint8Array;

/** A picture takes up to a second to draw: one whose sources are unchanged comes from the last build. */
export async function keptPicture(sources: readonly Content[], draw: () => Promise<Uint8Array>) {
  const file = join(keptPictures, `${pictureHash(version, ...sources)}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const png = await draw();
  await mkdir(keptPictures, { recursive: true });
  await writeFile(file, png);
  return png;
}

/** Of letters and digits only, so that a name can be told from its hash. */
export function pictureHash(...contents: readonly Content[]): string {
  const sum = createHash("sha256");
  for (const content of contents) sum.update(content);
  return sum.digest("base64url").replaceAll(/[-_]/g, "0");
}
