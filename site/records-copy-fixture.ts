import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { identityOf, isObject, type Path } from "./content";
import { validContent } from "./fault-fixture";
import { contentFolder } from "./project-folder";
import { contentFile, isText } from "./texts/text-files";
import { translate } from "./translate";

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

/** Texts by file and record. */
type Texts = Record<string, unknown>;

/** A translation with a text in every place, but for texts whose record `isLeftOut`, as files of its folder. */
export function translatedFiles(isLeftOut: (record: string) => boolean): Record<string, string> {
  const own: Texts = {};
  for (const { file, path, record, text } of translate(validContent, {}).missing)
    if (!isLeftOut(record)) putText(own, validContent, [file, ...path], text);
  return Object.fromEntries(
    Object.entries(own).map(([file, texts]) => [
      contentFile(file),
      isText(file) ? readFileSync(join(contentFolder, contentFile(file)), "utf8") : JSON.stringify(texts),
    ]),
  );
}

function putText(own: Texts, source: Texts, [step, ...rest]: Path, text: unknown) {
  const key = String(step);
  const next = source[key];
  if (rest.length === 0 || !isObject(next)) {
    own[key] = text;
    return;
  }
  const identity = identityOf(next);
  own[key] ??= Array.isArray(next) ? [] : { ...(identity && { [identity.field]: identity.name }) };
  putText(own[key] as Texts, next as Texts, rest, text);
}
