import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { identityOf, isObject } from "../../build/content/content";
import { filesOfPage } from "../../build/content/page-files";
import { readFiles, valuesOf } from "../../build/content/read-files";
import { translate } from "../../build/content/translate";

/** Those of two pages, and of the page for wrong addresses. */
export const translatedFiles = (["/vps", "/support", "*"] as const).flatMap(filesOfPage);

const latin = "abcdefghijklmnopqrstuvwxyzäöüß";
const arabic = "ابپتٹثجچحخدڈرڑزژسشصضطظعغفقکگلم";

/**
 * Writes `languages/ur/` of the records: texts that run from right to left, those of the first language in letters of the
 * Arabic script. So each word is as long as it was, and none stays the same.
 */
export function writeUrdu(contentFolder: string) {
  const source = valuesOf(readFiles(contentFolder));
  const { missing, untranslatedNames } = translate(source, {});
  const places = new Set([...missing, ...untranslatedNames].map(({ file, path }) => [file, ...path].join()));
  for (const file of translatedFiles) {
    const translation = translated(source[file], file, places);
    if (translation === undefined) continue;
    const target = join(contentFolder, "languages/ur", `${file}.yaml`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, stringify(translation));
  }
}

/** The texts at these places, with the ids of their records; undefined if there is none. */
function translated(value: unknown, place: string, places: ReadonlySet<string>): unknown {
  if (places.has(place)) return inArabicScript(value);
  if (!isObject(value)) return undefined;
  const fields = Object.entries(value)
    .map(([key, field]) => [key, translated(field, `${place},${key}`, places)] as const)
    .filter(([, field]) => field !== undefined);
  if (fields.length === 0) return undefined;
  if (Array.isArray(value)) return fields.map(([, field]) => field);
  const identity = identityOf(value);
  return Object.fromEntries(identity ? [[identity.field, identity.name], ...fields] : fields);
}

/** A text, or several under their names, without the values in braces. */
function inArabicScript(text: unknown): unknown {
  if (Array.isArray(text)) return text.map(inArabicScript);
  if (isObject(text))
    return Object.fromEntries(Object.entries(text).map(([key, inner]) => [key, inArabicScript(inner)]));
  const letters = (part: string) => arabic[latin.indexOf(part.toLowerCase())] ?? part;
  return String(text).replaceAll(/\{[^{}]*\}|./gs, letters);
}
