import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentFolder } from "../project-folder";
import { temporaryFolder } from "../temporary-folder";

/** A copy of the records of unit tests with these files in `languages/<tag>/`, for one test. */
export function translatedFolder(tag: string, files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  cpSync(contentFolder, folder, { recursive: true });
  mkdirSync(join(folder, "languages", tag), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, "languages", tag, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return folder;
}
