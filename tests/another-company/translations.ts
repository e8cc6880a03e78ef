import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { identityOf, isObject } from "../../site/content";
import { readFiles, valuesOf } from "../../site/read-files";
import { isText } from "../../site/texts/text-files";
import { translate } from "../../site/translate";

type Language = { pages: string[]; wordsOf: (text: string) => string };

/** Half-translated languages, without a home page: their files, and how a text of the first language is translated. */
export const translations: Readonly<Record<string, Language>> = {
  // From right to left, in letters of the Arabic script: so each word is as long as it was, and none stays the same.
  ur: { pages: ["vps", "support", "not-found"], wordsOf: inArabicScript },
  nl: { pages: ["about", "not-found"], wordsOf: (text) => text },
};

/** Records, and the texts of these pages. */
export function isTranslated(file: string, pages: readonly string[]): boolean {
  return !isText(file) && (!file.startsWith("pages/") || pages.includes(file.slice("pages/".length)));
}

/** Writes `languages/<tag>/` of the records for each of these languages. */
export function writeTranslations(contentFolder: string) {
  const source = valuesOf(readFiles(contentFolder));
  const { missing, untranslatedNames } = translate(source, {});
  const places = new Set([...missing, ...untranslatedNames].map(({ file, path }) => [file, ...path].join()));
  for (const [tag, { pages, wordsOf }] of Object.entries(translations))
    for (const file of Object.keys(source)) {
      if (!isTranslated(file, pages)) continue;
      const translation = translated(source[file], file, places, wordsOf);
      if (translation === undefined) continue;
      const target = join(contentFolder, "languages", tag, `${file}.yaml`);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, stringify(translation));
    }
}

/** The texts at these places, with the ids of their records; undefined if there is none. */
function translated(
  value: unknown,
  place: string,
  places: ReadonlySet<string>,
  wordsOf: Language["wordsOf"],
): unknown {
  if (places.has(place)) return textsIn(value, wordsOf);
  if (!isObject(value)) return undefined;
  const fields = Object.entries(value)
    .map(([key, field]) => [key, translated(field, `${place},${key}`, places, wordsOf)] as const)
    .filter(([, field]) => field !== undefined);
  if (fields.length === 0) return undefined;
  if (Array.isArray(value)) return fields.map(([, field]) => field);
  const identity = identityOf(value);
  return Object.fromEntries(identity ? [[identity.field, identity.name], ...fields] : fields);
}

/** A text, or several under their names. */
function textsIn(text: unknown, wordsOf: Language["wordsOf"]): unknown {
  if (Array.isArray(text)) return text.map((each) => textsIn(each, wordsOf));
  if (!isObject(text)) return wordsOf(String(text));
  return Object.fromEntries(Object.entries(text).map(([key, inner]) => [key, textsIn(inner, wordsOf)]));
}

const latin = "abcdefghijklmnopqrstuvwxyzäöüß";
const arabic = "ابپتٹثجچحخدڈرڑزژسشصضطظعغفقکگلم";

/** Without the values in braces. */
function inArabicScript(text: string): string {
  const letters = (part: string) => arabic[latin.indexOf(part.toLowerCase())] ?? part;
  return text.replaceAll(/\{[^{}]*\}|./gs, letters);
}
