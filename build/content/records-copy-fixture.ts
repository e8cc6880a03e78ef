import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentFolder } from "../project-folder";
import { temporaryFolder } from "../temporary-folder";

type Files = Readonly<Record<string, string>>;

/** A folder with a copy of the records of unit tests, and these files, for one test. */
export function recordsCopy(files: Files = {}): string {
  const folder = temporaryFolder();
  cpSync(contentFolder, folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** The same with the folder of a language, and these files in it. */
export function translatedFolder(tag: string, files: Files): string {
  const own = Object.entries(files).map(([name, text]) => [`languages/${tag}/${name}`, text]);
  const folder = recordsCopy(Object.fromEntries(own));
  mkdirSync(join(folder, "languages", tag), { recursive: true });
  return folder;
}
