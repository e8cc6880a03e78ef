import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type BuildRecord, filesIn } from "./build-record";
import { assetFolder, encodings } from "./policy/policy";

type Build = { folder: string; record: BuildRecord };

/**
 * Puts the hashed files of the build before beside those of the new one, so that a tab which was opened before a
 * deploy still finds the code of the pages it goes to. One generation: what that build itself had kept is left
 * behind, unless the new build is the same as the last, which then was no deploy.
 */
export async function keepPreviousAssets(previous: Build, next: Build) {
  const stored = (await filesIn(previous.folder)).filter((file) => `/${file}`.startsWith(assetFolder));
  const own = new Set(previous.record.assets.flatMap(withCopies));
  const sameBuild =
    next.record.assets.length === previous.record.assets.length &&
    next.record.assets.every((file) => own.has(file));
  const kept = stored.filter((file) => own.has(file) !== sameBuild);

  const present = new Set(await filesIn(next.folder));
  await Promise.all(
    kept
      .filter((file) => !present.has(file))
      .map(async (file) => {
        const target = join(next.folder, file);
        await mkdir(dirname(target), { recursive: true });
        await copyFile(join(previous.folder, file), target);
      }),
  );
}

function withCopies(file: string): string[] {
  return [file, ...encodings.map(({ ending }) => file + ending)];
}
