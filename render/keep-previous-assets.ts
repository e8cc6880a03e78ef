import { cp, stat } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Build } from "./build-record";
import { assetFolder, encodings } from "./policy/policy";

/**
 * Copies the hashed files of the previous build into the new one: a tab that was opened before a deploy still finds the
 * code of the pages it goes to. Files that the previous build itself had copied are not copied again, unless both
 * builds are the same: building twice is not a deploy.
 */
export async function keepPreviousAssets(previous: Build, next: Build) {
  const { assets } = previous.record;
  const sameBuild = isDeepStrictEqual(assets, next.record.assets);
  const endings = ["", ...encodings.map(({ ending }) => ending)];
  const own = new Set(
    assets.flatMap((file) => endings.map((ending) => join(previous.folder, file + ending))),
  );
  await cp(join(previous.folder, assetFolder), join(next.folder, assetFolder), {
    recursive: true,
    force: false,
    filter: async (file) => sameBuild || own.has(file) || (await stat(file)).isDirectory(),
  });
}
