import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { contentFolder } from "../project-folder";

type Files = Readonly<Record<string, string>>;

/** The same for all copies, each of which replaces the one before: files that stay the same are parsed once. */
const folder = mkdtempSync(join(tmpdir(), "records-"));

/** A folder with a copy of the records of unit tests, and these files, for one test. */
export function recordsCopy(files: Files = {}): string {
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  onTestFinished(remove);
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
